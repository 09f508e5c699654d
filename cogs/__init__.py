"""What people can do in Discord: a folder for each subject, with its cog and its helpers."""
