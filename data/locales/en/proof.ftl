# Rolls and draws that can be checked.

## Commands: descriptions, at most 100 characters

command-game-word = Mix a word of yours into this game's rolls, before it starts
    .name = word
command-game-word-word = Any word or sentence; only its fingerprint is kept
    .name = word

## Before the game

proof-lobby = -# Rolls and draws can be checked: they come from a secret, told at the end, with the fingerprint `{ $commitment }`. With /game word you mix in a word of yours.
proof-begun = Rolls and draws come from the secret with the fingerprint `{ $commitment }` and from what was mixed in, with the fingerprint `{ $seed }`.
proof-word = Your word is mixed in. Its fingerprint is `{ $digest }`: it will be in the game's file after the end. The word itself is not kept.

## After the game

proof-told = **The rolls and draws can be checked now**
    • The secret: `{ $secret }`
    • Its fingerprint, as in the lobby: `{ $commitment }`
    • The fingerprint of what was mixed in: `{ $seed }`
    • The fingerprint of all answers: `{ $fingerprint }`
proof-check = Check the rolls
proof-later = The secret is told when the game is over; then everything can be checked.
proof-none = The rolls of this game cannot be checked: its lobby was opened before that was possible.

## What a check finds

proof-right = **Everything fits.** All { $draws } rolls and draws follow from the secret, and the rules lead through all { $answers } answers to this end.
proof-returns = { $n ->
        [one] The game was taken back once; from there it went on with new rolls.
       *[other] The game was taken back { $n } times; each time it went on with new rolls.
    }
proof-compare = Compare with what the channel was shown: the fingerprints of the secret `{ $commitment }`, of what was mixed in `{ $seed }`, and of all answers `{ $fingerprint }`. With the file anybody can check it again: `python -m bot verify FILE`.
proof-not-right = **It does not fit:**
proof-wrong = • { $what ->
        [file] The file is not as it was written.
        [secret] The secret is not the one whose fingerprint was shown.
        [seed] Other things were mixed in than was shown.
        [fingerprint] The answers are others than at the end of the game.
        [missing] Answer { $seq } is missing.
        [draw] Answer { $seq }, a roll or a draw, does not follow from the secret.
        [rules] Answer { $seq } is not what the rules lead to.
        [events] What the file tells of answer { $seq } is not what came of it.
        [table] The game does not end with this table.
       *[winners] The game does not end in this way.
    }
proof-more = … and { $n ->
        [one] one more
       *[other] { $n } more
    }.
