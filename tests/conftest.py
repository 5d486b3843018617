"""How long an example of a property may take does not depend on what else the machine does."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("tesserae", deadline=None)
settings.load_profile("tesserae")
