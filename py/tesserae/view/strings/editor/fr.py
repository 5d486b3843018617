"""The words of setting up positions, in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "title.editor": "Position de {game} · Tesserae",
    "editor.title": "Position de {game}",
    "game.edit.pieces": "Pièces",
    "game.edit.remove": "Retirer",
    "game.edit.turn": "Tour",
    "game.edit.turn.side": "{To_side} de jouer",
    "game.editor.turn.side": "C’est {to_side} de jouer.",
    "editor.sound": "Une partie peut mener à cette position.",
    "editor.unsound": "Aucune partie ne mène à cette position.",
    "editor.tools": "Outils",
    "editor.edits": "Modifications",
    "editor.clear": "Position de départ",
    "editor.acts": "Que faire de la position",
    "editor.play": "Jouer à partir d’ici",
    "editor.against": "Contre",
    "editor.two": "Deux joueurs",
    "editor.study": "L’étudier",
    "editor.chapter": "Ajouter à la dernière étude",
    "editor.puzzle": "En faire un problème",
    "editor.text": "La position en texte",
    "editor.text.set": "Mettre en place",
    "editor.text.why": "Tapez ou collez le texte d’une position, ou un lien vers une position.",
    "keys.editor": "Pendant la mise en place d’une position",
    "keys.put": "Entrée Espace",
    "keys.put.does": "Y utiliser l’outil choisi",
    "keys.remove": "Suppr",
    "keys.remove.does": "Retirer ce qui est au-dessus",
    "keys.tool": "A … Z",
    "keys.tool.does": "Choisir une pièce par sa lettre\u202f; majuscule ou minuscule dit le camp",
    "keys.number": "0 … 9",
    "keys.number.does": "Choisir une unité par son numéro, d’abord celles des Blancs, de 1 à 5",
    "keys.undo": "z Z",
    "keys.undo.does": "Annuler, rétablir",
}
