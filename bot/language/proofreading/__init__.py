"""Checks translations for missing, broken or suspicious texts; used by `python -m bot locales` and the tests.

`check("fr")` returns all findings in `data/locales/fr`, with file and line. Clear mistakes are errors; findings that a
person should review are not. A new language needs no code: plural forms come from CLDR, terms and typography from
`data/glossary.toml`, exceptions from `exceptions.toml` in the language's folder.
"""

from .checks import check, missing
from .findings import Finding
from .texts import Text, read

__all__ = ["Finding", "Text", "check", "missing", "read"]
