"""The pages as you see them until the app has loaded; the build puts them into the HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final, TypeVar

from tesserae.app.messages import Boot
from tesserae.app.model import Model
from tesserae.app.model.settings import LANGUAGES, Language
from tesserae.app.navigation.booting import boot
from tesserae.app.pages.components.page import Regions, progress
from tesserae.app.pages.game.status import first_why
from tesserae.app.pages.games import LIST, TOOLS
from tesserae.app.pages.rules import GUIDE
from tesserae.app.practice.lessons.sections import links_to_steps
from tesserae.app.render import fingerprints, page_markup, render
from tesserae.app.texts.study_links import position_study
from tesserae.app.texts.wording import guide_words, words_in
from tesserae.games import catalog
from tesserae.view.guide import article
from tesserae.view.html import NOTHING, Markup, el, join

T = TypeVar("T")


def prerender_pages(file: int = 0) -> dict[str, str]:
    """Every page in every language: "home.en", "pyrga.fr", "pyrga-rules.en", "pyrga-embed.fr".

    As the app first renders it, with the progress of loading on top, and only the first section of
    the rules: all of them are in `guides`. file: the size of the app as one file, in bytes.
    """
    return _in_all_languages(_pages(), lambda name, language: _page_markup(name, language, file))


def prerendered_fingerprints(file: int = 0) -> dict[str, dict[str, int]]:
    """The fingerprints of the prerendered regions, including the rules."""
    return _in_all_languages(_pages(), lambda name, language: _fingerprints(name, language, file))


def separate_files(screens: Mapping[str, str]) -> dict[str, str]:
    """The prerendered pages in files of their own: few visits begin with a lesson."""
    return {name: markup for name, markup in screens.items() if _is_separate(name)}


def placeholders(file: int = 0) -> dict[str, str]:
    """The pages in `separate_files` without their boards, to show until the files have loaded."""
    empty = dict.fromkeys(("board-ground", "board-picture", "board-spots"), NOTHING)
    names = filter(_is_separate, _pages())
    return _in_all_languages(
        names, lambda name, language: _page_markup(name, language, file, empty)
    )


def _in_all_languages(names: Iterable[str], make: Callable[[str, Language], T]) -> dict[str, T]:
    """NAME.LANGUAGE -> the result of `make` for both."""
    return {f"{name}.{it}": make(name, it) for name in names for it in LANGUAGES}


def _is_separate(name: str) -> bool:
    return "-learn" in name


def guides() -> dict[str, str]:
    """The rules: "pyrga-rules.en"."""
    names = [f"{game.slug}-rules" for game in catalog.GAMES]
    return _in_all_languages(
        names, lambda name, language: _sections(name.removesuffix("-rules"), language)
    )


def _sections(slug: str, language: Language, count: int | None = None) -> Markup:
    """The first sections of a game's rules, or all."""
    sections = catalog.by_slug(slug).guide().sections[:count]
    return article(
        sections, guide_words(language, slug), links_to_steps(slug), partial(position_study, slug)
    )


RETRY_QUERY: Final = "?again"
"""The query of a page being retried: see web/page/startup/loading.js."""


def failure_notices() -> dict[str, str]:
    """Notices that the app, or the rest of it, could not start or has stopped: "failed.en"...; and
    that it cannot run without WebAssembly, where there is no use in trying again.
    """
    failures = _in_all_languages(("failed", "alone", "stopped"), _failure_notice)
    return failures | _in_all_languages(["unable"], _mere_notice)


def joining_notices() -> dict[str, str]:
    """Notices while only the computer player is missing: "joining.en", "waiting.en"...

    It joins soon, or has not been loaded, to save data.
    """
    joining = _in_all_languages(["joining"], _joining_notice)
    return joining | _in_all_languages(["waiting"], _waiting_notice)


def frame_notices() -> dict[str, str]:
    """Notices in a frame: "sealed.en", that its sandbox keeps the app from starting; "busy.en", the
    error for a host page that sends too many requests.
    """
    sealed = _in_all_languages(["sealed"], lambda _, it: _mere_notice("embed.sealed", it))
    return sealed | _in_all_languages(
        ["busy"], lambda _, language: join([words_in(language)("embed.busy")])
    )


def fallback() -> str:
    """The content of the page until its scripts run, in every language: shown if they do not."""
    return el("div", [_fallback(language) for language in LANGUAGES], class_="stranded")


def noscript() -> str:
    """The content of <noscript>: a sentence in every language."""
    return join([el("p", words_in(language)("noscript"), lang=language) for language in LANGUAGES])


def missing() -> str:
    """The sentence of 404.html in every language; its script fills in the address."""
    return join([_missing(language) for language in LANGUAGES])


def about() -> str:
    """The meta description."""
    return words_in(LANGUAGES[0])("about")


def first_model(name: str, language: Language) -> Model:
    """The model of a first visit to the page of that name."""
    fragment, embed = _pages()[name]
    return boot(Boot(fragment, "", {}, (language,), embed=embed, share=False, early=None))[0]


def _pages() -> Mapping[str, tuple[str, bool]]:
    """Each page's name -> its fragment, and whether it is embedded."""
    pages = {"home": ("#/", False), "games": ("#/games", False), "mistakes": ("#/mistakes", False)}
    for game in catalog.GAMES:
        pages[game.slug] = (f"#/{game.slug}", False)
        pages[f"{game.slug}-rules"] = (f"#/{game.slug}/rules", False)
        if game.lesson is not None:
            pages[f"{game.slug}-learn"] = (f"#/{game.slug}/learn", False)
            pages[f"{game.slug}-learn-embed"] = (f"#/{game.slug}/learn", True)
        if game.puzzles is not None:
            pages[f"{game.slug}-puzzle"] = (f"#/{game.slug}/puzzle", False)
            pages[f"{game.slug}-puzzle-embed"] = (f"#/{game.slug}/puzzle", True)
        pages[f"{game.slug}-embed"] = (f"#/{game.slug}", True)
    return pages


def _failure_notice(name: str, language: Language) -> str:
    words = words_in(language)
    again = el("button", words("failed.reload"), type="button", class_="button")
    return el("div", el("p", words(name)), again, class_="notice", role="alert")


def _joining_notice(_: str, language: Language) -> str:
    words = words_in(language)
    return el(
        "p",
        class_="joining",
        role="status",
        data_soon=words("joining.soon"),
        data_seconds=words("joining.seconds", n="{n}"),
        data_minutes=words("joining.minutes", n="{n}"),
    )


def _waiting_notice(_: str, language: Language) -> str:
    words = words_in(language)
    load = el("button", words("joining.load"), type="button", class_="text")
    return el("div", el("span", words("joining.waiting")), load, class_="joining")


def _fallback(language: Language) -> str:
    words = words_in(language)
    again = el("a", words("failed.reload"), href=RETRY_QUERY)
    return el("p", words("failed"), " ", again, lang=language)


def _mere_notice(name: str, language: Language) -> str:
    return el("div", el("p", words_in(language)(name)), class_="notice", role="alert")


def _missing(language: Language) -> str:
    words = words_in(language)
    home = el("a", words("missing.home"), hidden=True)
    return el("div", el("p", words("missing"), " ", el("q")), el("p", home), lang=language)


def _page_markup(name: str, language: Language, file: int, empty: Regions | None = None) -> str:
    instead = {**_loading_regions(name, language), **(empty or {})}
    return page_markup(_first_model(name, language, file), instead)


def _fingerprints(name: str, language: Language, file: int) -> dict[str, int]:
    regions, loading = render(_first_model(name, language, file)), _loading_regions(name, language)
    return fingerprints({it: regions[it] for it in regions if it == GUIDE or it not in loading})


def _first_model(name: str, language: Language, file: int) -> Model:
    return first_model(name, language).with_installation(one_file_size=file)


def _loading_regions(name: str, language: Language) -> Regions:
    """The content of some regions until the app has loaded, and knows the stored data."""
    words = words_in(language)
    stored = ["lesson", "lesson-acts"] if name == "mistakes" else [LIST, TOOLS]
    empty = dict.fromkeys(stored, NOTHING)
    # An id of its own: later content is another element, so nothing counts as moved. No
    # number yet: what comes first is not counted, and 0 % for seconds would look like a standstill.
    starting = el("b", words("loading.begun"), id="starting")
    model = first_model(name, language)
    status, rules = starting, NOTHING
    if model.game_table is not None and model.frame is None:
        status = join([starting, " ", first_why(model, model.game_table, words)])
    if name.endswith("-rules"):
        rules = _sections(model.screen.slug, language, 1)
    return {"status": status, GUIDE: rules, "loading": progress(words), **empty}
