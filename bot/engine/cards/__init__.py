"""The grammar that recruits and markets are written in: verbs, moments, prices."""
