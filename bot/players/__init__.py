"""Computer players. They are given a view and a question, never the state."""
