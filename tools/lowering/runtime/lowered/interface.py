"""The interface for web/standin/app.js. Seeds are texts, as they may exceed its numbers."""

import gc

import host

from tesserae.app.main import App

gc.disable()
joint = host.joint
app = App(seed=0, patience=1.5, partial=host.partial)


def begin(seed: str) -> None:
    app.begin(int(seed))


def busy() -> bool:
    return app.busy


def playing() -> bool:
    return app.playing


def play(seconds: float) -> str:
    return app.play(seconds)


def rest() -> float:
    return app.rest


def handle(event: str) -> str:
    """The parts of a reply as one text: a list would be kept until JavaScript is done with it."""
    answer: str = joint.join([(part + "").replace(joint, "") for part in app.handle(event)])
    return answer


def tidy() -> None:
    gc.collect()


def load(name: str) -> None:
    __import__(name)
