"""Pictures: a view in, image bytes out."""
