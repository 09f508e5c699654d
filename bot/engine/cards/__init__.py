"""The decorators and functions with which recruits and markets are written: clauses, moments, prices."""
