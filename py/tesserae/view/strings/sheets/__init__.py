"""The words of sheets to print, which are loaded with the first one."""

from typing import Final

from tesserae.view.strings.sheets import en, fr

STRINGS: Final = {"en": en.TEXT, "fr": fr.TEXT}
