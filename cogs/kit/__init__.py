"""What the cogs share. Nothing in here imports a cog."""
