"""From clicks to moves: what is offered, what fills itself, what a click changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesserae.core.entry import Entry, Picked, enumerated_once, pick, resolve
from tesserae.core.position import Move
from tesserae.core.scene import Target
from tests.targets import Letter, letters
from tests.toy.nim.rules import START, Position


def entries(*written: str) -> list[Entry]:
    """Entries from their targets, letter by letter; those of equal letters enter one move."""
    moves = sorted({"".join(sorted(one)) for one in written})
    return [Entry(letters(one), Move(moves.index("".join(sorted(one))))) for one in written]


TWO_ORDERS = entries("aS", "Sa", "bS", "Sb", "bT", "Tb")
"""S goes on a or b, T on b alone; either the space or the kind first."""

TURNED = entries("aTn", "Tan", "aTe", "Tae", "bTe", "Tbe", "aS", "Sa")
"""As before, with a direction after T."""

ONE_SPACE = entries("aS", "Sa", "aT", "Ta")
"""All moves share the space a."""


@pytest.mark.parametrize(
    ("choices", "picked", "filled", "offered"),
    [
        (TWO_ORDERS, "", "", "abST"),  # what is picked narrows what is offered
        (TWO_ORDERS, "S", "S", "ab"),
        (TWO_ORDERS, "b", "b", "ST"),
        (TWO_ORDERS, "T", "T", "b"),  # a last step never fills itself
        (entries("abc"), "a", "ab", "c"),
        (entries("aS", "Sa"), "", "S", "a"),  # a lone move is never made by nobody
        (ONE_SPACE, "", "a", "ST"),  # a target that all moves share, before anything is picked
        (entries("abcd", "abce"), "", "abc", "de"),
        (entries("abcd", "xbcd"), "a", "abc", "d"),
        (entries("ac", "abc"), "a", "a", "bc"),  # c is in both, but one asks for b before it
        (TWO_ORDERS, "z", "z", ""),  # what begins nothing
    ],
)
def test_forced_steps_fill_themselves_and_what_can_follow_is_offered(
    choices: list[Entry], picked: str, filled: str, offered: str
) -> None:
    expected = (letters(filled), frozenset(letters(offered)), None)
    assert resolve(choices, letters(picked)) == expected


def test_a_whole_entry_is_its_move_and_offers_nothing() -> None:
    done = resolve(TWO_ORDERS, letters("bT"))
    assert done.move == TWO_ORDERS[4].move
    assert done.offered == frozenset()


@pytest.mark.parametrize("orders", [("aS", "Sa"), ("bT", "Tb")])
def test_every_order_enters_the_same_move(orders: tuple[str, str]) -> None:
    one, other = (resolve(TWO_ORDERS, letters(order)).move for order in orders)
    assert one == other is not None


FORCED = entries("bTn", "bTe")
"""Steps fill themselves up to the last one."""


@pytest.mark.parametrize(
    ("choices", "picked", "click", "then"),
    [
        (TWO_ORDERS, "", "a", "a"),  # what is offered carries the move on
        (TWO_ORDERS, "b", "T", "bT"),
        (FORCED, "b", "e", "bTe"),  # after the steps that filled themselves
        (FORCED, "", "e", "bTe"),
        (TURNED, "aT", "T", "a"),  # the last picked target is taken back
        (TURNED, "a", "a", ""),
        (TURNED, "aT", "S", "aS"),  # another kind changes the half-entered piece
        (TWO_ORDERS, "a", "T", "T"),  # what does not go with the new target is dropped
        (TWO_ORDERS, "a", "z", None),  # a click that means nothing
        (TWO_ORDERS, "", "n", None),
        ([], "", "a", None),
    ],
)
def test_a_click_leads_to_what_is_picked_then(
    choices: list[Entry], picked: str, click: str, then: str | None
) -> None:
    expected = None if then is None else letters(then)
    assert pick(choices, letters(picked), Letter(click)) == expected


def test_a_click_on_another_space_moves_the_half_entered_piece_there() -> None:
    assert pick(TWO_ORDERS, letters("Sa"), Letter("b")) == letters("Sb")
    picked = pick(TURNED, letters("aT"), Letter("b"))
    assert picked is not None
    assert set(picked) == {*letters("Tb")}


def without_beginnings(written: list[str]) -> list[Entry]:
    """Entries of which none begins another: a whole move is never half of one."""
    return entries(
        *(one for one in written if not any(o != one and o.startswith(one) for o in written))
    )


names = st.sampled_from("abcde")
lists = st.lists(
    st.lists(names, min_size=1, max_size=4, unique=True).map("".join),
    min_size=1,
    max_size=12,
    unique=True,
).map(without_beginnings)


@given(lists, st.lists(names.map(Letter), max_size=8))
def test_clicks_always_leave_the_beginning_of_an_entry(
    choices: list[Entry], clicks: list[Letter]
) -> None:
    picked: Picked = ()
    for target in clicks:
        picked = next_picked(choices, picked, target)
        partial = resolve(choices, picked)
        assert partial.filled[: len(picked)] == picked
        assert any(e.targets[: len(partial.filled)] == partial.filled for e in choices)
        assert (partial.move is None) == bool(partial.offered)


def next_picked(choices: list[Entry], picked: Picked, target: Target) -> Picked:
    """What is picked after a click; a move that is complete is played, so picking begins anew."""
    after = pick(choices, picked, target)
    if after is None:
        return picked
    return () if resolve(choices, after).move is not None else after


ordered = st.sets(
    st.tuples(st.sampled_from("ab"), st.sampled_from("ST"), st.sampled_from(["", "n", "e"])),
    min_size=1,
).map(lambda moves: without_beginnings([x for a, b, c in moves for x in (a + b + c, b + a + c)]))
"""A space and a kind in either order, then perhaps a direction."""


@given(ordered)
def test_every_entry_can_be_clicked_target_by_target(choices: list[Entry]) -> None:
    for entry in choices:
        picked: Picked = ()
        for target in entry.targets:
            if target in resolve(choices, picked).filled:
                continue
            after = pick(choices, picked, target)
            assert after is not None
            picked = after
        if picked:
            assert resolve(choices, picked).move is not None


@given(lists, st.lists(names.map(Letter), max_size=4))
def test_what_is_offered_can_be_clicked(choices: list[Entry], clicks: list[Letter]) -> None:
    picked: Picked = ()
    for target in clicks:
        picked = next_picked(choices, picked, target)
    for offered in resolve(choices, picked).offered:
        after = pick(choices, picked, offered)
        assert after is not None
        assert after == () or after[-1] == offered or offered == picked[-1]


def test_entries_are_listed_once_for_a_position() -> None:
    calls = []

    @enumerated_once
    def listed(position: Position) -> Iterator[Entry]:
        calls.append(position)
        return (Entry(letters("abc"[move : move + 1]), Move(move)) for move in range(2))

    assert listed(START) is listed(START)
    assert listed(START.apply(Move(0))) == tuple(entries("a", "b"))
    assert calls == [START, START.apply(Move(0))]
