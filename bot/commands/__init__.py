"""The shell commands: `python -m bot NAME`, one file for each."""
