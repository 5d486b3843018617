"""The words of the game page, in English."""

from typing import Final

TEXT: Final = {
    # Players
    "players": "Players",
    "player.you": "You",
    "player.across": "Player across the board",
    "player.here": "Player on this side",
    "player.seat": "Who plays {side}",
    "player.thinks": "Thinking…",
    "seat.person": "Human",
    "seat.level": "Level {level}",
    "level.1": "Level 1, beginner",
    "level.2": "Level 2, easy",
    "level.3": "Level 3, medium",
    "level.4": "Level 4, strong",
    "level.5": "Level 5, strongest",
    "level.1.how": (
        "Looks only at its own move, and hardly beyond its nose: it misses much that is far away."
    ),
    "level.2.how": (
        "Sees your reply too, unless that comes from afar, and settles for any decent move."
    ),
    "level.3.how": "Overlooks a reply now and then on the other side of the board.",
    "level.4.how": "Looks further ahead, and seldom overlooks anything.",
    "level.5.how": "Thinks for up to a second about a move, with all that the engine can do.",
    "seat.adaptive": "Your level: {level}",
    "level.adaptive": "Your level, {level} for now",
    "level.adaptive.how": (
        "Plays about as well as you do: one level up after a game that you win, one level "
        "down after one that you lose. A draw changes nothing; what you take back before the "
        "end does not count."
    ),
    "levels.about": "About the levels",
    "levels.result": (
        "Scored {points} out of {games} against level {weaker}: {elo} Elo (95%: {low} to {high})."
    ),
    "levels.result.all": (
        "Won all {games} games against level {weaker}: at least {low} Elo (95%)."
    ),
    "levels.result.least": (
        "Scored {points} out of {games} against level {weaker}: at least {low} Elo (95%)."
    ),
    "levels.measured": (
        "Every level played the one below it, in pairs of games from the same opening, sides"
        " swapped. A difference of 200 Elo means three points out of four."
    ),
    "supply.of": "{side}: pieces to play",
    "supply.left": "{n} left",
    "supply.ways": "Direction",
    # Status
    "status.you": "Your turn.",
    "status.turn": "{side} to play.",
    "status.reply": "Over to {side}.",
    "status.back": "Back to {side}.",
    "status.thinking": "Thinking…",
    "status.look_back": "You can look back meanwhile.",
    "status.paused": "Paused.",
    "status.paused.why": "The computer waits. You can look back meanwhile, or see one move.",
    "status.skip": "Click or tap the board to see the rest at once.",
    "status.looking": "Looking back, after {move}.",
    "status.looking.start": "Looking back: the start of the game.",
    "status.compared": "Played: {played} (dashed). Better: {better} (dotted).",
    "status.variation": "If you play something else here, what came after is kept.",
    "status.engine_here": "{seat} plays {camp} here.",
    "status.not_your_turn": "It is not your turn: the computer is to play.",
    "status.take_back": "Esc or a second click cancels.",
    "status.hint": "Hint: {move}.",
    "status.answer": "Now send your move to your opponent.",
    "status.last": "{side}: {what}.",
    # Under the board
    "controls": "Game",
    "undo": "Undo",
    "redo": "Redo",
    "hint": "Hint",
    "stop": "Stop",
    "pause": "Pause",
    "continue": "Continue",
    "step": "One move",
    "turn": "Flip board",
    "more": "More",
    "first": "To the start",
    "back": "Back",
    "forward": "Forward",
    "to_end": "To the last move",
    "play_here": "Let {seat} play here",
    "confirm": "Play it",
    "takeback": "Take back",
    "cancel": "Cancel",
    "new": "New game",
    "rematch": "Rematch",
    # Hint
    "hint.label": "Hint",
    "hint.thinking": "Looking for a good move…",
    "hint.first": "{move}.",
    "hint.line": "Expected next: {moves}",
    "hint.play": "Play it",
    "hint.hide": "Hide",
    # How it stands
    "sentence": "{what}.",
    "evaluation": "Evaluation",
    "analysis.proven": "Proven: {what}",
    "analysis.expected": "Expected result: {what}",
    "analysis.setup": "Available once both armies are placed",
    "analysis.unproven": "Not proven yet.",
    "analysis.wins_in.one": "{wins} in {n} ply",
    "analysis.wins_in.other": "{wins} in {n} plies",
    "analysis.draw": "a draw",
    "analysis.won": "{side} has won",
    "analysis.drawn": "The game is a draw",
    "review": "Review the game",
    "review.hide": "Hide the review",
    "review.title": "Key moments",
    "review.none": "No move changed this game by much.",
    "review.under_way": "Reviewing the game",
    "review.done": "The review is ready.",
    "review.kept": "Nobody gave anything away: the result was the same from the first move on.",
    "review.won.lost": "{was}; now {now}.",
    "review.won.drawn": "{was}; now it is a draw.",
    "review.won.open": "{was}; now it is open again.",
    "review.drawn.lost": "It was a draw; now {wins}.",
    "review.open.drawn": "It was still open; now it is a draw.",
    "review.open.lost": "It was still open; now {wins}.",
    "review.cost": "Cost {loss}.",
    "review.chances": "Cost {n}% of the winning chances.",
    "review.kept.win": "{move} kept the win.",
    "review.kept.draw": "{move} kept the draw.",
    "review.better": "Better was {move}.",
    "review.unproven": "{turn} is not judged: proving it takes too long.",
    "review.unproven.many": (
        "Between {first} and {last}, not every move is judged: proving them takes too long."
    ),
    "study": "Study this game",
    "study.short": "Study",
    "study.of": "Study: {game}",
    # Moves
    "moves": "Moves",
    "moves.none": "No moves yet.",
    "moves.start": "Start",
    "moves.or": "or",
    "moves.ply": "{side}: {what}",
    "typed.label": "Type a move",
    "typed.play": "Play",
    # Ending a game
    "resign": "Resign",
    "resign.why": "{loser} resigns. The game stays in your list, and Undo reopens it.",
    "agree": "End by agreement",
    "agree.why": "The game ends here, and the position on the board decides it. Undo reopens it.",
    "agree.declined": "The computer is ahead and would rather play on.",
    "play_on": "Play on",
    "dialog.resign": "Resign?",
    "dialog.agree": "End the game?",
    "end.you_won": "You won, {own} to {other}.",
    "end.you_lost": "You lost, {own} to {other}.",
    "end.drawn": "A draw, {own} to {other}.",
    "end.resigned": "{loser} resigned: {winner} wins.",
    "end.agreed.won": "Ended by agreement: {winner} wins.",
    "end.agreed.level": "Ended by agreement: a draw.",
    "end.standing": "{first}: {one}. {second}: {other}.",
    # Board
    "swap.rule": "Swap rule",
    "swap.why": (
        "After the first move the second player may take it over instead of answering. "
        "Then the first player cannot gain much by it."
    ),
    "swap.take": "Take over the first move",
    "swap.offer": "Or take over the first move: then your opponent answers it.",
    "swap.done": "Sides changed: the other player answers now.",
    "swap.taken": "The computer takes over your first move. You play the other side now.",
    "rotate": "Rotate the piece",
    "nudge": "Move the piece",
    "nudge.left": "Left",
    "nudge.up": "Up",
    "nudge.down": "Down",
    "nudge.right": "Right",
    "layers": "Show on the board",
    # Setting up
    "setup.hand": "Set up by hand",
    "setup.engine": "Set up by the computer",
    "setup.own": "A text of your own",
    "setup.text": "{what} as text",
    "setup.rest": "Place the rest for me",
    # A coach in a first game
    "coach": "Coach",
    "coach.advice": "Advice on every move",
    "coach.warnings": "Warnings of moves that lose at once",
    "coach.hide": "Hide the coach’s advice",
    "coach.careful": "Careful: this can lose at once.",
    "coach.anyway": "Play it anyway",
    "coach.no_more": "No more warnings",
}
