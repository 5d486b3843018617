"""The form of a weaker level: it is better on some days than on others.

People's results vary by some 200 Elo points around their strength, those of a search hardly
do; without this the stronger of two close levels would win every game.
"""

from __future__ import annotations

import random
from typing import Final

from tesserae.search.levels import PLIES, Level

_MOST_DOUBLINGS: Final = 4.0
"""Maximum doublings of the errors on a bad day, and halvings on a good one. On worse days a level
would play absurdly.
"""


def with_form(level: Level, seed: int, share: float, form: float) -> Level:
    """The level as it plays in the game of a seed; the strongest has no form.

    share: of its usual errors, made in this game. form: as core.game.Game.form_deviation.
    """
    if not level.oversight:
        return level
    doublings = random.Random(seed // PLIES).gauss(0, form)
    errors = share * 2 ** max(-_MOST_DOUBLINGS, min(_MOST_DOUBLINGS, doublings))
    most = max(level.limits.nodes, level.most_nodes)
    nodes = round(min(most, level.limits.nodes / errors))
    return level._replace(
        limits=level.limits._replace(nodes=nodes),
        slack=level.slack * errors,
        oversight=min(1.0, level.oversight * errors),
    )
