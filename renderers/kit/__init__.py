"""The drawing kit: palette, fonts, fitted text, icons, dice, and cached patches on a prepared base."""
