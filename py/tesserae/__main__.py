"""python -m tesserae"""

from __future__ import annotations

import sys

from tesserae.cli.main import main

sys.exit(main(sys.argv[1:]))
