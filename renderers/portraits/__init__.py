"""Portraits of the recruits: figures with clothes and hats, their tools, and backgrounds."""
