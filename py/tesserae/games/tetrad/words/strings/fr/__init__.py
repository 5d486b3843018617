"""Tetrad's words in French; those that are loaded when they are needed are beside it."""

from typing import Final

TEXT: Final = {
    "tetrad.title": "Tetrad",
    "tetrad.by": "auteur inconnu",
    "tetrad.blurb": (
        "Composez une armée de tuiles, déplacez-la, tirez. Le dernier qui a encore des tuiles "
        "gagne."
    ),
    "tetrad.facts": "2 joueurs · 40 min",
    "tetrad.side.0": "Blancs",
    "tetrad.side.1": "Noirs",
    "tetrad.side.number": "other",
    "tetrad.typed": "Coup, p. ex. 3d5r",
    "tetrad.typed.help": (
        "T2c1 pose un T, tourné deux fois, en c1. 3d5 déplace l’unité 3\u202f; r, u ou l à la fin "
        "la tourne. 3xn tire vers le nord. -e7 retire une tuile. end termine le tour. La case "
        "d’une unité est le coin inférieur gauche du rectangle qui l’entoure."
    ),
    "tetrad.way.bg": "Gris et bleu",
    "tetrad.score.one": "{n} tuile",
    "tetrad.score.other": "{n} tuiles",
    "tetrad.standing.side.one": "{side} mènent d’environ {n} tuile",
    "tetrad.standing.side.other": "{side} mènent d’environ {n} tuiles",
    "tetrad.unit": "Unité {unit}",
    "tetrad.able.both": "peut bouger et attaquer",
    "tetrad.able.move": "peut bouger",
    "tetrad.able.attack": "peut attaquer",
    "tetrad.able.nothing": "a fini",
    "tetrad.able.lost": "perdue",
    # Shapes and armies
    "tetrad.shape": "{letter}",
    "tetrad.losses": "Choisir pour moi les tuiles perdues",
    "tetrad.setup.ready": "Armées toutes prêtes",
    "tetrad.setup.offer": "Prenez une armée toute prête ou placez cinq unités contre votre bord.",
    "tetrad.setup.side.side": "L’armée {of_side}",
    "tetrad.army.line": "Lances",
    "tetrad.army.phalanx": "Phalange",
    "tetrad.army.palisade": "Palissade",
    "tetrad.army.gate": "Porte",
    "tetrad.army.crown": "Couronne",
    "tetrad.army.fork": "Fourche",
    "tetrad.army.mixed": "Un peu de tout",
    # A move
    "tetrad.move.place": "Unité {unit}\u202f: {shape} en {cell}",
    "tetrad.move.go.plain": "Unité {unit} en {cell}",
    "tetrad.move.go.r": "Unité {unit} en {cell}, tournée à droite",
    "tetrad.move.go.u": "Unité {unit} en {cell}, tournée de 180°",
    "tetrad.move.go.l": "Unité {unit} en {cell}, tournée à gauche",
    "tetrad.move.fire.one": "L’unité {unit} tire {direction} et touche l’unité {units}",
    "tetrad.move.fire.other": "L’unité {unit} tire {direction} et touche les unités {units}",
    "tetrad.move.remove": "L’unité {unit} perd la tuile en {cell}",
    "tetrad.move.remove.last": "L’unité {unit} perd sa dernière tuile, en {cell}",
    "tetrad.move.end": "Fin du tour",
    # What comes of a turn
    "tetrad.then": "Suite attendue\u202f: {own}\u202f; ensuite, {reply}.",
    "tetrad.then.own": "Suite attendue\u202f: {own}.",
    "tetrad.loss.less": "moins d’une tuile",
    "tetrad.loss.one": "environ {n} tuile",
    "tetrad.loss.other": "environ {n} tuiles",
    "tetrad.units.one": "l’unité {units}",
    "tetrad.units.other": "les unités {units}",
    "tetrad.keeps.side": "{side} ne perdent rien",
    "tetrad.loses.side.one": "{side} perdent {n} tuile",
    "tetrad.loses.side.other": "{side} perdent {n} tuiles",
    "tetrad.loses.units.side.one": "{side} perdent {n} tuile, et avec elle {what}",
    "tetrad.loses.units.side.other": "{side} perdent {n} tuiles, et avec elles {what}",
    # An attack, a turn
    "tetrad.fired.one": (
        "L’unité {unit} a tiré {direction}, portée {range}\u202f: l’unité {units} est touchée."
    ),
    "tetrad.fired.other": (
        "L’unité {unit} a tiré {direction}, portée {range}\u202f: les unités {units} sont touchées."
    ),
    "tetrad.fired.named.one": (
        "L’unité {unit} {whose} a tiré {direction}, portée {range}\u202f: l’unité {units} est "
        "touchée."
    ),
    "tetrad.fired.named.other": (
        "L’unité {unit} {whose} a tiré {direction}, portée {range}\u202f: les unités {units} sont "
        "touchées."
    ),
    "tetrad.whose.side": "{of_side}",
    "tetrad.direction.n": "au nord",
    "tetrad.direction.e": "à l’est",
    "tetrad.direction.s": "au sud",
    "tetrad.direction.w": "à l’ouest",
    "tetrad.turn.moved.side.one": "{Side} ont déplacé l’unité {units}.",
    "tetrad.turn.moved.side.other": "{Side} ont déplacé les unités {units}.",
    "tetrad.turn.fired.one": ("Les unités {firing} ont tiré\u202f: l’unité {units} est touchée."),
    "tetrad.turn.fired.other": (
        "Les unités {firing} ont tiré\u202f: les unités {units} sont touchées."
    ),
    "tetrad.turn.fired.named.one": (
        "Les unités {firing} {whose} ont tiré\u202f: l’unité {units} est touchée."
    ),
    "tetrad.turn.fired.named.other": (
        "Les unités {firing} {whose} ont tiré\u202f: les unités {units} sont touchées."
    ),
    "tetrad.turn.idle.side": "{Side} n’ont ni bougé ni tiré.",
    "tetrad.turn.then": "{first} {then}",
    # A unit is lost
    "tetrad.lost.side.one": "{Side} perdent l’unité {unit}, en {cell}\u202f: il en reste {n}.",
    "tetrad.lost.side.other": "{Side} perdent l’unité {unit}, en {cell}\u202f: il en reste {n}.",
    "tetrad.lost.last.side": "{Side} perdent l’unité {unit}, en {cell}\u202f: c’était la dernière.",
    # What to do
    "tetrad.do.place": "Choisissez une forme pour l’unité {unit}.",
    "tetrad.do.where": "Où va votre {shape}\u202f?",
    "tetrad.do.which": "Quelle forme en {cell}\u202f?",
    "tetrad.do.both": "Déplacez une unité, attaquez ou terminez votre tour.",
    "tetrad.do.move": "Déplacez une unité ou terminez votre tour.",
    "tetrad.do.attack": "Attaquez avec une unité ou terminez votre tour.",
    "tetrad.do.nothing": "Il n’y a plus rien à faire\u202f: terminez votre tour.",
    "tetrad.do.unit.both": (
        "Unité {unit}\u202f: choisissez où va cette tuile, ou une direction de tir."
    ),
    "tetrad.do.unit.move": "Unité {unit}\u202f: choisissez où va cette tuile.",
    "tetrad.do.unit.attack": "Unité {unit}\u202f: choisissez une direction de tir.",
    "tetrad.do.turned.r": "Unité {unit}, tournée à droite\u202f: choisissez où va cette tuile.",
    "tetrad.do.turned.u": "Unité {unit}, tournée de 180°\u202f: choisissez où va cette tuile.",
    "tetrad.do.turned.l": "Unité {unit}, tournée à gauche\u202f: choisissez où va cette tuile.",
    "tetrad.do.remove": "Unité {unit} touchée\u202f: choisissez la tuile qu’elle perd (1 sur {n}).",
    "tetrad.do.confirm.end": "Terminer votre tour\u202f?",
    "tetrad.confirm.end": "Terminer le tour",
    # How things stand
    "tetrad.why.setup.one": "Votre dernière unité, contre votre bord comme les autres.",
    "tetrad.why.setup.other": "Encore {n} unités à poser, contre votre bord.",
    "tetrad.why.both": (
        "Peuvent encore bouger\u202f: {moving}. Peuvent tirer\u202f: {firing}\u202f; le premier "
        "tir met fin aux déplacements."
    ),
    "tetrad.why.move": "Peuvent encore bouger\u202f: {moving}. Aucune ne peut attaquer.",
    "tetrad.why.attack": "Peuvent encore attaquer\u202f: {firing}. Aucune ne peut bouger.",
    "tetrad.why.nothing": "Aucune ne peut bouger ni attaquer.",
    "tetrad.why.hit.one": (
        "Retirez une tuile de l’unité {units}\u202f; le reste doit rester d’un seul tenant."
    ),
    "tetrad.why.hit.other": (
        "Retirez une tuile de chacune des unités {units}\u202f; le reste doit rester d’un seul "
        "tenant."
    ),
    "tetrad.why.fire.last.one": "{why} Ensuite, rien ne bouge plus\u202f: {n} unité n’a pas bougé.",
    "tetrad.why.fire.last.other": (
        "{why} Ensuite, rien ne bouge plus\u202f: {n} unités n’ont pas bougé."
    ),
    "tetrad.why.unit.last.one": (
        "{why} Tirer met fin aux déplacements\u202f: {n} unité n’a pas bougé."
    ),
    "tetrad.why.unit.last.other": (
        "{why} Tirer met fin aux déplacements\u202f: {n} unités n’ont pas bougé."
    ),
    "tetrad.ground.Y": "Jaune",
    "tetrad.ground.R": "Rouge",
    "tetrad.ground.B": "Bleu",
    "tetrad.ground.Y.does": "portée +1",
    "tetrad.ground.R.does": "+1 pas",
    "tetrad.ground.B.does": "appui des voisines",
    "tetrad.ground.Y.why": "Jaune\u202f: portée +1 pour une unité qui y a une tuile.",
    "tetrad.ground.R.why": "Rouge\u202f: +1 pas pour une unité qui part d’ici avec une tuile.",
    "tetrad.ground.B.why": (
        "Bleu\u202f: pour une unité qui y a une tuile, les tuiles des unités amies qui la touchent "
        "allongent sa portée dans leur ligne."
    ),
    "tetrad.enemy.0": "Unité blanche {unit}\u202f: {why}",
    "tetrad.enemy.1": "Unité noire {unit}\u202f: {why}",
    "tetrad.why.fire": (
        "Portée {range}\u202f: 2, plus {line} pour l’alignement, plus {yellow} pour le Jaune."
    ),
    "tetrad.why.unit.one": (
        "{n} pas. Portée\u202f: nord {north}, est {east}, sud {south}, ouest {west}."
    ),
    "tetrad.why.unit.other": (
        "{n} pas. Portée\u202f: nord {north}, est {east}, sud {south}, ouest {west}."
    ),
    "tetrad.why.quiet.one": (
        "{why} Si aucune tuile n’est perdue, la partie finit dans {n} tour ({most} de suite)."
    ),
    "tetrad.why.quiet.other": (
        "{why} Si aucune tuile n’est perdue, la partie finit dans {n} tours ({most} de suite)."
    ),
    # Why not
    "tetrad.no.setup_first.one": "Posez d’abord votre dernière unité.",
    "tetrad.no.setup_first.other": "Posez d’abord vos unités\u202f: il en reste {n}.",
    "tetrad.no.set_up": "Toutes les unités sont posées\u202f; leurs formes ne changent plus.",
    "tetrad.no.nowhere": "Il n’y a plus de place pour cette forme à votre bord.",
    "tetrad.no.outside": "Une partie serait hors du plateau.",
    "tetrad.no.home.0": "Une unité commence avec une tuile au moins au bord blanc, rangée 1.",
    "tetrad.no.home.1": "Une unité commence avec une tuile au moins au bord noir, rangée 14.",
    "tetrad.no.taken": "Une autre unité s’y trouve.",
    "tetrad.no.files.one": (
        "Il resterait {files} colonnes sans tuile à vous, et {n} unité cherche encore sa place."
    ),
    "tetrad.no.files.other": (
        "Il resterait {files} colonnes sans tuile à vous, et {n} unités cherchent encore leur "
        "place."
    ),
    "tetrad.no.unit_first": "Choisissez d’abord une de vos unités.",
    "tetrad.no.such": "L’unité {unit} n’est pas en jeu.",
    "tetrad.no.attacked": "L’unité {unit} a déjà attaqué\u202f; une seule attaque par tour.",
    "tetrad.no.moved": "L’unité {unit} a déjà bougé\u202f; un seul déplacement par tour.",
    "tetrad.no.moves_over": "Après une attaque, on ne bouge plus.",
    "tetrad.no.moves_over_range": (
        "Après une attaque, on ne bouge plus, et l’unité {unit} n’a rien à portée."
    ),
    "tetrad.no.moved_range": "L’unité {unit} a déjà bougé et n’a rien à portée.",
    "tetrad.no.stuck": "L’unité {unit} n’a pas de place pour bouger et rien à portée.",
    "tetrad.no.same": "L’unité y est déjà.",
    "tetrad.no.far.one": "L’unité {unit} a {n} pas, ce qui ne suffit pas pour y aller.",
    "tetrad.no.far.other": "L’unité {unit} a {n} pas, ce qui ne suffit pas pour y aller.",
    "tetrad.no.turn": "Ainsi tournée, l’unité {unit} a le même aspect ou ne trouve pas de place.",
    "tetrad.no.range": "L’unité {unit} n’a rien à portée {direction}.",
    "tetrad.no.removal_first.side": "D’abord, l’unité {unit} {of_side}, touchée, perd une tuile.",
    "tetrad.no.split": "Sans cette tuile, l’unité {unit} ne serait plus d’un seul tenant.",
    "tetrad.no.no_hit": "Aucune unité ne doit perdre de tuile.",
    # The end
    "tetrad.goal": "Le dernier qui a encore des tuiles gagne.",
    "tetrad.end.annihilated.side": "{Side} gagnent\u202f: {rival} n’ont plus de tuile.",
    "tetrad.end.annihilated.why": "Tuiles en jeu\u202f: Blancs {white}, Noirs {black}.",
    "tetrad.end.forty_turns.side": "{Side} gagnent\u202f: ils ont davantage de tuiles.",
    "tetrad.end.forty_turns.why": (
        "Aucune tuile perdue en quarante tours. Tuiles en jeu\u202f: Blancs {white}, Noirs {black}."
    ),
    "tetrad.end.agreed.side": "{Side} gagnent\u202f: ils ont davantage de tuiles.",
    "tetrad.end.agreed.why": (
        "Les joueurs ont décidé d’en rester là. Tuiles en jeu\u202f: Blancs {white}, Noirs {black}."
    ),
    # What cannot be read
    "tetrad.bad.move": (
        "Un coup s’écrit comme T2c1 au début, puis comme 3d5, 3d5r, 3xn, -e7 ou end."
    ),
    "tetrad.bad.rotation": "{shape} a le même aspect moins tourné\u202f; écrivez le petit nombre.",
    "tetrad.bad.turn": (
        "L’unité {unit} a le même aspect après une rotation moindre\u202f: écrivez celle-ci."
    ),
    "tetrad.bad.position": "Ceci n’est pas une position de Tetrad.",
    "tetrad.bad.outside": "Dans cette position, {unit} sort du plateau.",
    "tetrad.bad.overlap": "Dans cette position, des unités se chevauchent.",
    "tetrad.bad.setup": (
        "Dans cette position, les unités n’ont pas pu être posées selon les règles."
    ),
    "tetrad.bad.far": "Dans cette position, une unité est plus loin qu’elle n’a pu aller.",
    "tetrad.bad.dead": "Dans cette position, une unité perdue a bougé, attaqué ou été touchée.",
    "tetrad.bad.over": "Dans cette position, un camp n’a plus de tuile sans qu’on ait attaqué.",
    "tetrad.bad.quiet": "Dans cette position, le nombre de tours sans perte ne peut être juste.",
    "tetrad.bad.hits": (
        "Dans cette position, les attaques du tour et les unités touchées se contredisent."
    ),
    "tetrad.bad.army": (
        "Une armée, ce sont cinq unités jointes par des points, comme I1b1.I1d1.I1g1.I1j1.I1m1."
    ),
    "tetrad.bad.unit": "Unité {unit} : {why}",
    # What a screen reader says of the board
    "tetrad.board": "Plateau de Tetrad, colonnes a à n, rangées 1 à 14",
    "tetrad.spot": "{cell}, {ground}\u202f: {what}.",
    "tetrad.spot.ground.Y": "jaune",
    "tetrad.spot.ground.R": "rouge",
    "tetrad.spot.ground.B": "bleu",
    "tetrad.spot.unit.0.one": "unité blanche {unit}, une tuile",
    "tetrad.spot.unit.0.other": "unité blanche {unit}, {n} tuiles",
    "tetrad.spot.unit.1.one": "unité noire {unit}, une tuile",
    "tetrad.spot.unit.1.other": "unité noire {unit}, {n} tuiles",
    "tetrad.spot.moved": "{unit}, a bougé",
    "tetrad.spot.attacked": "{unit}, a attaqué",
    "tetrad.spot.hit": "{unit}, doit perdre une tuile",
    "tetrad.spot.last": "{spot} Dernier coup joué.",
    "tetrad.spot.start": "{spot} Une unité peut avoir ici son coin inférieur gauche.",
    "tetrad.spot.place": "{spot} L’unité tient avec son coin inférieur gauche ici.",
    "tetrad.spot.grab": "{spot} Vous pouvez prendre l’unité par cette tuile.",
    "tetrad.spot.go": "{spot} La tuile que vous tenez peut venir ici.",
    "tetrad.spot.remove": "{spot} Vous pouvez retirer cette tuile.",
    "tetrad.spot.handle.r": "Tourner à droite",
    "tetrad.spot.handle.u": "Tourner de 180°",
    "tetrad.spot.handle.l": "Tourner à gauche",
    "tetrad.spot.fire": "Tirer {direction}",
    "tetrad.spot.handle.end": "Terminer le tour",
    # Puzzles
    "tetrad.refuted.destroys.side.one": (
        "{Side} prennent alors {n} tuile et détruisent {what} {of_rival}."
    ),
    "tetrad.refuted.destroys.side.other": (
        "{Side} prennent alors {n} tuiles et détruisent {what} {of_rival}."
    ),
    "tetrad.refuted.doomed.side": (
        "Quels que soient les tirs qui restent, {side} peuvent détruire une unité au tour suivant."
    ),
    "tetrad.refuted.kill.going.side": (
        "Les tirs qui restent ne détruisent aucune unité à coup sûr."
    ),
    "tetrad.refuted.kill.spent.side": (
        "Il ne reste aucun tir, et {side} n’ont perdu aucune unité."
    ),
    "tetrad.refuted.kill.over.side": "Le tour est fini, et {side} n’ont perdu aucune unité.",
    "tetrad.refuted.hits.going": (
        "Touches\u202f: {n} sur {count}. Les tirs qui restent n’assurent pas le reste."
    ),
    "tetrad.refuted.hits.spent": "Il ne reste aucun tir. Touches\u202f: {n} sur {count}.",
    "tetrad.refuted.hits.over": "Le tour est fini. Touches\u202f: {n} sur {count}.",
    "tetrad.puzzle.kill.side": "{Side} détruisent une unité en un tour",
    "tetrad.puzzle.now.side": "{Side} gagnent en un tour",
    "tetrad.puzzle.hits.side": "{Side} touchent {count} fois en un tour",
    "tetrad.puzzle.survive.side": "{Side} ne perdent aucune unité au tour suivant",
    "tetrad.puzzle.win.side": "{Side} tirent le meilleur de ce tour",
    "tetrad.puzzle.hit.side": "{Side} touchent au cours de ce tour",
    "tetrad.own.nothing.proven": "Aucun tour ne touche ici à coup sûr.",
    "tetrad.own.nothing.seen": "L’ordinateur ne trouve ici aucun tour qui touche à coup sûr.",
    "tetrad.own.lost.proven": "Quoi qu’on joue ici, une unité peut être perdue au tour suivant.",
    "tetrad.own.lost.seen": "L’ordinateur ne trouve ici aucun tour qui sauve toutes les unités.",
    "tetrad.ask.win": "Une unité détruite, ou le plus de coups au but",
    "tetrad.ask.survive": "Aucune unité perdue",
    "tetrad.theme.ready": "Détruire une unité en déplaçant au plus une des vôtres",
    "tetrad.theme.now": "Gagner en un tour",
    "tetrad.theme.kill": "Détruire une unité",
    "tetrad.theme.hits2": "Deux coups au but",
    "tetrad.theme.hits3": "Trois coups au but",
    "tetrad.theme.hits4": "Quatre coups au but",
    "tetrad.theme.hits5": "Cinq coups au but",
    "tetrad.theme.survive": "Survivre",
}
