# Rolls and draws that can be checked.

## Commands: descriptions, at most 100 characters

command-game-word = Mix a word of yours into this game's rolls, before it starts
    .name = word
command-game-word-word = A word or sentence, of which I keep the fingerprint; or the SHA-256 of one, to be revealed at Start
    .name = word

## Before the game

proof-fair = 🔒 Fair rolls ({ $digits })
proof-lobby-waits = **Start was pressed.** The game begins as soon as the sealed words are revealed.
proof-about = Every roll and draw will come from a secret that I have drawn already. I tell it after the game, and then everybody can check everything. Until then its fingerprint (SHA-256) holds me to it: `{ $commitment }`
proof-about-word = You need not do anything. If you like, mix in a word of yours. It is strongest if I cannot know it before Start: give me only its SHA-256, 64 digits that any “sha256” page or app computes, and reveal the word when Start was pressed. Take several words that nobody guesses.
proof-about-game = Rolls and draws come from the secret with the fingerprint `{ $commitment }`, from what was mixed in, with the fingerprint `{ $seed }`, and from your presses and answers.
proof-sealed-by = A sealed word was given by { $names }.
proof-give = Give a word
proof-give-label = A word or sentence, or its SHA-256
proof-give-about = Of a word I keep the fingerprint; a SHA-256 is asked back at Start
proof-word = Your word is mixed in. Its fingerprint is `{ $digest }`: it will be in the game's file after the end. The word itself is not kept.
proof-word-sealed = Your word is sealed: its fingerprint is `{ $digest }`. Keep the word, exactly as you wrote it: when Start was pressed, the channel asks for it. It will be in the game's file then.
proof-word-empty = Write a word or a sentence of at most 200 characters.
proof-awaited = **Start was pressed**, with the number `{ $start }`. The rolls will come from the secret with the fingerprint `{ $commitment }`, from your presses and from these sealed words. Whoever sealed one: reveal it now. The last one starts the game.
proof-awaited-word = • { $name }: `{ $digest }`
proof-reveal = Reveal my word
proof-reveal-about = Exactly as you sealed it; it will be in the game's file
proof-revealed = Your word fits and is mixed in. The game begins as soon as all sealed words are revealed.
proof-without = Start without the others
proof-wordless = The game begins. Its file will name the sealed words that were not revealed.

## During the game

proof-begun = 🔒 **Fair rolls.** All rolls and draws of this game come from
    • the secret with the fingerprint `{ $commitment }`,
    • what was mixed in, with the fingerprint `{ $seed }`,
    • and your presses and answers from now on.
    This message is never edited.
proof-digits = -# 🔒 log `{ $digits }`
proof-restored = 🔒 **This game was restored from a backup copy:** it goes on from where it was then, and older buttons no longer work. Its rolls and draws come from a new secret from now on, with the fingerprint `{ $commitment }`, so that nobody knows them from before. This message is never edited.
proof-restored-lobby = 🔒 **This lobby was restored from a backup copy.** Its rolls and draws will come from a new secret, with the fingerprint `{ $commitment }`. Whoever gave a word, please give one again. This message is never edited.

## After the game

proof-told = **The rolls and draws can be checked now.** The secret: `{ $secret }`
proof-told-later = The secret after a restore: `{ $secret }`
proof-check = Check the rolls
proof-later = The secret is told when the game is over; then everything can be checked.
proof-none = The rolls of this game cannot be checked: its lobby was opened before that was possible.

## What a check finds

proof-right = **Everything fits.** All { $draws } rolls and draws follow from the secret, and the rules lead through all { $answers } answers to this end.
proof-returns = { $n ->
        [one] The game was taken back once; from there it went on with new rolls.
       *[other] The game was taken back { $n } times; each time it went on with new rolls.
    }
proof-changed = { $n ->
        [one] One undone answer cannot be replayed, because a rule was corrected after it: of it only the rolls are checked.
       *[other] { $n } undone answers cannot be replayed, because a rule was corrected after them: of them only the rolls are checked.
    }
proof-renewed = { $n ->
        [one] The game was restored from a backup copy once, and went on with a new secret. Whether its last answers before that were left out on purpose cannot be checked.
       *[other] The game was restored from a backup copy { $n } times, and each time went on with a new secret. Whether its last answers before that were left out on purpose cannot be checked.
    }
proof-sealed = { $n ->
        [0] No player revealed a sealed word after Start: an altered bot could have chosen the start so that it liked the rolls.
        [one] One player revealed a sealed word after Start: nobody who did not know it could choose the rolls.
       *[other] { $n } players revealed sealed words after Start: nobody who did not know all of them could choose the rolls.
    }
proof-withheld = { $n ->
        [one] One sealed word was not revealed.
       *[other] { $n } sealed words were not revealed.
    }
proof-compare = Compare with what the channel was shown: the fingerprints of the secret `{ $commitment }`, of what was mixed in `{ $seed }`, and of all answers `{ $fingerprint }`. With the file anybody can check it again: `python -m bot verify FILE`.
proof-compare-log = The digits “🔒 log” in the channel's messages must all be in the file; the last are `{ $digits }`.
proof-not-right = **It does not fit:**
proof-wrong = • { $what ->
        [file] The file is not as it was written.
        [secret] The secret is not the one whose fingerprint was shown.
        [seed] Other things were mixed in than was shown.
        [word] A revealed word is not the one that was sealed.
        [fingerprint] The answers are others than at the end of the game.
        [missing] Answer { $seq } is missing.
        [log] The digits after answer { $seq } do not follow from the answers.
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
