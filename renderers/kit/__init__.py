"""The drawing kit: palette, fonts, text that stays in its frame, icons, dice, and patches on a prepared base."""
