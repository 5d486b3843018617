"""What is said of texts that cannot be taken, in English."""

from typing import Final

TEXT: Final = {
    "error.too_long": "This text is too long to be a game.",
    "error.bad_moves": "These moves cannot be read.",
    "error.bad_event": "The page sent something that cannot be read.",
    "error.bad_link": "This link leads nowhere. Your game has not changed.",
    "error.link_part": (
        "This link leads nowhere: “{part}” in it cannot be read. Your game has not changed."
    ),
    "error.link_too_long": "This link is too long. Your game has not changed.",
    "game.elsewhere": "This game is not on this device. A share link opens a game everywhere.",
    "error.link_version": "This link comes from another version and cannot be read here.",
    "error.replies": (
        "The conditional replies in this link cannot be read or played. They were left out."
    ),
    "error.link_damaged": (
        "This link is damaged: {move} is not possible. The game is shown up to there."
    ),
    "record.too_long": "This file is too long for a record: at most {n} characters are read.",
    "record.too_many": "This record is too long: at most {n} moves are read.",
    "error.chapters": "A study has at most {n} chapters.",
    "error.chapters_mixed": "The chapters of a study are of one game: line {line} names another.",
    "error.study_cut": "This link to a study is damaged or cut off. What was open is as it was.",
    "record.no_game": (
        "This is not a record: it does not begin with headers, one of which names the game."
    ),
    "record.header": "The record cannot be read: line {line} is not a known header.",
    "record.rules": (
        "The record cannot be read: line {line} asks for another version of the rules."
    ),
    "record.start": "The record cannot be read: line {line} does not hold a position of this game.",
    "record.move": ("The record cannot be read: on line {line}, “{move}” is not possible."),
    "record.number": (
        "The record cannot be read: on line {line}, “{found}” stands where {wanted} belongs."
    ),
    "record.bracket": "The record cannot be read: on line {line}, a bracket is unmatched.",
    "record.too_deep": "The record cannot be read: variations are nested too deep at line {line}.",
    "record.comment": "The record cannot be read: on line {line}, a brace is unmatched.",
    "record.long_comment": (
        "The record cannot be read: on line {line}, a comment has more than {n} characters."
    ),
    "record.bad_comment": (
        "The record cannot be written: a comment has braces, or more than {n} characters."
    ),
    "record.bad_header": (
        "The record cannot be written: the value of {name} has several lines, or is too long."
    ),
    "record.after_result": (
        "The record cannot be read: on line {line}, “{found}” comes after the result."
    ),
    "record.result": "The record cannot be read: its moves lead to the result {result}.",
    "error.no_such_game": "There is no game called “{name}” here.",
    "error.unreadable": "A game kept on this device could not be read. The others are here.",
    "error.faults": (
        "Something keeps going wrong in Tesserae. Your game has not changed. "
        "Starting anew may help."
    ),
    "fault.restart": "Start anew",
    "error.unsaved": (
        "This game could not be saved on this device. Copy the link to keep your game."
    ),
}
