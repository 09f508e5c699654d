"""All code about texts; the texts themselves are in `data/locales`.

words         a language's texts as functions: `w("text", name=…)`
entries       the source texts, parsed when they are needed
functions     what texts can call: THING, amounts, lists, times
folding       comparing what people type
proofreading  the checks of `python -m bot locales`
"""
