"""Reading translations for what is missing, broken or suspicious: for `python -m bot locales` and the tests.

`check("fr")` gives everything found in `data/locales/fr`, with file and line. What is wrong by rule is an error; what a
person should look at once is not. A language needs nothing here: its plural forms come from CLDR, its terms and
typography from `data/glossary.toml`, its exceptions from `exceptions.toml` in its own folder.
"""

from .checks import check, missing
from .findings import Finding
from .texts import Text, read

__all__ = ["Finding", "Text", "check", "missing", "read"]
