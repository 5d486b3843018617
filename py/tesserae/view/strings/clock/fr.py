"""The words of clocks, in French."""

from typing import Final

TEXT: Final = {
    "clock": "Pendule",
    "clock.none": "Sans pendule",
    "clock.each": "Temps par camp",
    "clock.minutes.one": "{n} minute par camp",
    "clock.minutes.other": "{n} minutes par camp",
    "clock.extra": "Temps par coup",
    "clock.seconds.one": "{n} seconde par coup",
    "clock.seconds.other": "{n} secondes par coup",
    "clock.increment": "Ajoutées",
    "clock.delay": "Gratuites",
    "clock.why": (
        "La pendule démarre au premier coup. On peut la mettre en pause\u202f; reprendre un coup "
        "ne rend pas de temps."
    ),
    "clock.why.delay": (
        "Les premières secondes de chaque coup ne comptent pas. La pendule démarre au premier "
        "coup. On peut la mettre en pause\u202f; reprendre un coup ne rend pas de temps."
    ),
    "clock.left": "temps restant ({side})",
    "clock.pause": "Mettre la pendule en pause",
    "clock.go_on": "Relancer la pendule",
}
