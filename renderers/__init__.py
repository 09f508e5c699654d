"""Renderers: turn a view of a game into image bytes."""
