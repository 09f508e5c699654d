"""The commands of the shell: `python -m bot NAME`, a file each."""
