"""(Model, Message) -> (Model, effects): the whole behaviour of the app."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast, get_args

from tesserae.app.analysis import position_analysis, review
from tesserae.app.analysis.evaluations import Evaluation
from tesserae.app.effects import Analyse, Dialog, Effect, Focus, Save, Scroll, Think, Url
from tesserae.app.embedding import host_page
from tesserae.app.installation import installing
from tesserae.app.messages import (
    Aim,
    Boot,
    Change,
    Copied,
    EngineDecided,
    Evaluated,
    Failed,
    Given,
    Hash,
    Host,
    Installable,
    Key,
    Message,
    Modules,
    OfflineNews,
    Press,
    Submit,
    Unsaved,
)
from tesserae.app.model import Dialog as DialogName
from tesserae.app.model import Model, Share, Table
from tesserae.app.navigation import links, visiting
from tesserae.app.play import army_setup, keyboard, playing, resignation, swap
from tesserae.app.sharing import exporting, importing, share_links
from tesserae.app.storage import handling, saving
from tesserae.app.storage.settings_text import SETTINGS, fits, write_settings
from tesserae.core.game import FIRST, SECOND
from tesserae.core.record import START
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.view.moves import id_of
from tesserae.view.standalone import PictureTheme


def update(model: Model, message: Message) -> tuple[Model, list[Effect]]:
    """The model after a message, and what is to be done in the world."""
    after, effects = _handled(model, message)
    after = review.followed(resignation.close_questions(army_setup.go_on(after)))
    job, analysis = playing.wanted_job(after), position_analysis.wanted(after)
    if job != model.thinking:
        effects.append(Think(job))
    if analysis != model.analysing:
        effects.append(Analyse(analysis))
    address = _address(after)
    if address != after.hash:
        effects.append(Url(address, push=after.screen != model.screen))
    after = after._replace(thinking=job, analysing=analysis, hash=address)
    effects += _consequences(model, after)
    if after.frame is not None:
        return after, effects
    after, saves = saving.consequences(model, after, retry=not isinstance(message, Unsaved))
    return after, effects + saves


def _handled(model: Model, message: Message) -> tuple[Model, list[Effect]]:
    match message:
        case Press(act, arg, touch):
            return _press(_quiet(model)._replace(touched=touch), act, arg)
        case Key():
            return keyboard.key(_quiet(model), message)
        case Aim(name):
            aimed = model.table and model.table.game.target(name)
            return model._replace(aimed=aimed, fresh=False), []
        case Submit("typed", values):
            return playing.typed(_quiet(model), values.get("move", "")), []
        case Submit("new-start"):
            return visiting.new_game(_quiet(model)), []
        case Change(act, value):
            return _change(_quiet(model), act, value), []
        case EngineDecided(evaluation):
            return _engine_decided(model, evaluation), []
        case Boot():
            return _boot(message)
        case Host(said) if model.frame is not None:
            return host_page.heard(_quiet(model), said)
        case _:
            return handling.heard(model, message) or (_news(model, message), [])


def _engine_decided(model: Model, evaluation: Evaluation) -> Model:
    """The engine's answer to its job: instead of a ply it may take the first one over."""
    job = model.thinking
    taken = (
        swap.swapped_by_engine(model, evaluation.score) if job and job.purpose == "ply" else None
    )
    return taken or playing.engine_decided(model, evaluation)


def _quiet(model: Model) -> Model:
    """Whatever was said about the click before is gone with the next."""
    if model.library.elsewhere:  # this tab takes over from another
        model = model._replace(library=model.library._replace(elsewhere=frozenset()))
    return model._replace(toast=None, refusal=None, typed=None, fresh=False)


def _boot(message: Boot) -> tuple[Model, list[Effect]]:
    model, rescue = visiting.boot(message)
    if message.early is None:
        return model, rescue
    if message.early.act == "target" and not _as_painted(model):
        return model, rescue
    after, errands = _press(model, message.early.act, message.early.arg)
    return after, rescue + errands


def _as_painted(model: Model) -> bool:
    """The page showed the start position before the app was there: an early click meant that."""
    return model.table is not None and model.table.position == model.table.game.initial()


def _press(model: Model, act: str, arg: str) -> tuple[Model, list[Effect]]:
    if act == "section":
        return model, [Focus(f"section-{arg}"), Scroll(f"section-{arg}")]
    if act == "turned":
        return playing.jump(model, arg), [Scroll("opp")]
    if act in _ERRANDS:
        return model, _ERRANDS[act](model)
    if act in installing.ACTS:
        return installing.ACTS[act](model)
    if act in handling.ACTS:
        return handling.ACTS[act](model, arg)
    if act in _ACTS:
        return _ACTS[act](model, arg), []
    return model, []


def _change(model: Model, act: str, value: str) -> Model:
    match act:
        case "seat-0" | "seat-1":
            return playing.seat(model, int(act[-1]), value)
        case "new-seat-0" | "new-seat-1":
            return _new_seat(model, int(act[-1]), value)
        case "new-setup-0" | "new-setup-1":
            return army_setup.choose(model, int(act[-1]), value)
        case "new-text-0" | "new-text-1":
            return army_setup.write(model, int(act[-1]), value)
        case "setting":
            return _setting(model, value)
    return model


def _news(model: Model, message: Message) -> Model:
    match message:
        case Hash(fragment) if (fragment or visiting.HOME) != model.hash:
            return visiting.visit(_quiet(model), fragment)
        case Evaluated(evaluation):
            return position_analysis.evaluated(model, evaluation)
        case OfflineNews():
            return installing.offline_news(model, message)
        case Installable(yes):
            return model._replace(installable=yes)
        case Given(said):
            return importing.imported(_quiet(model), said)
        case Modules(code):
            return model._replace(code=code)
        case Failed():
            return model._replace(toast=text("toast.failed"))
        case Copied(ok):
            return model._replace(toast=text("toast.copied" if ok else "toast.not_copied"))
    return model


def _new_seat(model: Model, side: int, value: str) -> Model:
    seated = playing.seat_number(value)
    if seated is None:
        return model
    return visiting.choose_seat(model, side, seated)


def _setting(model: Model, pair: str) -> Model:
    name, _, value = pair.partition("=")
    chosen: Any = {"1": True, "0": False}.get(value, value)
    if not fits(name, chosen):
        return model
    settings = model.settings._replace(**{name: chosen})
    return model._replace(settings=settings)


def _way(model: Model, pair: str) -> Model:
    slug, _, way = pair.partition("=")
    game = next((game for game in catalog.GAMES if game.slug == slug), None)
    if game is None or way not in game.colourways:
        return model
    others = tuple(kept for kept in model.settings.ways if kept[0] != slug)
    return model._replace(settings=model.settings._replace(ways=(*others, (slug, way))))


def _layer(model: Model, name: str) -> Model:
    known = {f"{game.slug}.{layer}" for game in catalog.GAMES for layer in game.layers}
    layers = frozenset(model.settings.layers) ^ (known & {name})
    return model._replace(settings=model.settings._replace(layers=tuple(sorted(layers))))


def _dialog(model: Model, name: str) -> Model:
    if name not in get_args(DialogName):
        return model
    opened = model._replace(dialog=cast(DialogName, name))
    return opened._replace(new_game=visiting.choosing(model)) if name == "new" else opened


def _share_kind(model: Model, kind: str) -> Model:
    known = get_args(Share)
    return model._replace(share=cast(Share, kind)) if kind in known else model


def _shade(model: Model, shade: str) -> Model:
    known = get_args(PictureTheme)
    return model._replace(shade=cast(PictureTheme, shade)) if shade in known else model


_ACTS: Final[Mapping[str, Callable[[Model, str], Model]]] = {
    "target": playing.press,
    "undo": lambda model, _: playing.undo(model),
    "redo": lambda model, _: playing.redo(model),
    "first": lambda model, _: playing.step(model, -(10**6)),
    "last": lambda model, _: playing.step(model, 10**6),
    "back": lambda model, _: playing.step(model, -1),
    "forward": lambda model, _: playing.step(model, 1),
    "jump": playing.jump,
    "hint": lambda model, _: playing.ask_hint(model),
    "hint-play": lambda model, _: playing.play_hint(model),
    "hint-hide": lambda model, _: model._replace(hint=None, hinting=False),
    "review": lambda model, _: review.begin(model),
    "review-stop": lambda model, _: review.stop(model),
    "turn": lambda model, _: playing.turn(model),
    "confirm": lambda model, _: playing.confirm(model),
    "takeback": lambda model, _: playing.take_back(model),
    "elsewhere": lambda model, _: playing.let_go(model),
    "stop": lambda model, _: playing.stop(model),
    "play-here": lambda model, _: playing.settled(model)._replace(urged=True),
    "dialog": _dialog,
    "ready-setups": lambda model, _: army_setup.offer(model),
    "leave-setup": lambda model, _: army_setup.leave(model),
    "swap": lambda model, _: swap.take_over(model),
    "new-swap": lambda model, arg: visiting.choose_swap(model, arg == "1"),
    "close": lambda model, _: model._replace(dialog=""),
    "share-kind": _share_kind,
    "shade": _shade,
    "resign": lambda model, _: resignation.resign(model),
    "agree": lambda model, _: resignation.agree(model),
    "new-start": lambda model, _: visiting.new_game(model),
    "setting": _setting,
    "way": _way,
    "layer": _layer,
    "rotate": lambda model, _: playing.rotate(model),
    "nudge": keyboard.nudge,
    "dismiss": lambda model, _: model._replace(notice=None),
}

_ERRANDS: Final[Mapping[str, Callable[[Model], list[Effect]]]] = {
    "copy-link": share_links.copy_link,
    "copy-embed": share_links.copy_embed,
    "copy-frame": share_links.copy_frame,
    "copy-record": exporting.copy_record,
    "save-record": exporting.save_record,
    "save-svg": exporting.save_svg,
    "save-png": exporting.save_png,
    "copy-answer": share_links.copy_answer,
    "send-answer": share_links.send_answer,
    "copy-setup-0": lambda model: share_links.copy_setup(model, FIRST),
    "copy-setup-1": lambda model: share_links.copy_setup(model, SECOND),
    "web-share": share_links.web_share,
}


def _address(model: Model) -> str:
    """The address that fits the page: a link as long as nothing was done to what it opened."""
    if model.frame is not None:
        return model.hash
    return (model.table.link if model.table else "") or links.route_link(model.screen)


def _consequences(before: Model, after: Model) -> list[Effect]:
    """What must follow from the difference between two models."""
    effects: list[Effect] = []
    effects += _kept(before, after) if after.frame is None else host_page.news(before, after)
    if bool(after.dialog) != bool(before.dialog):
        effects.append(Dialog(bool(after.dialog)))
    effects += share_links.qr_wanted(before, after)
    if bool(after.hint) != bool(before.hint):
        effects.append(Scroll("assist" if after.hint else "opp"))
    if share_links.offers_first_answer(before, after):
        effects.append(Scroll("assist"))
    if _is_found(after) and not _is_found(before):
        effects.append(Scroll("review-area"))
    if after.table and _at(after.table) != _at(before.table):
        effects.append(Scroll(id_of(after.table.record.cursor)))
    return effects


def _kept(before: Model, after: Model) -> list[Effect]:
    if after.settings == before.settings:
        return []
    return [Save(SETTINGS, write_settings(after.settings))]


def _is_found(model: Model) -> bool:
    """A review is there to be read."""
    return model.review is not None and model.review.key_moments is not None


def _at(table: Table | None) -> int:
    return table.record.cursor if table else START
