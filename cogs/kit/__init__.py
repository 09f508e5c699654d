"""What all cogs share. Nothing in here imports a cog."""
