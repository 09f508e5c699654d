# Rolls and draws that can be checked.

## Commands: descriptions, at most 100 characters

command-game-word = Mix a word of yours into this game's rolls, before it starts
    .name = word
command-game-word-word = A word or sentence (I keep its fingerprint), or the SHA-256 of one to reveal at Start
    .name = word

## Before the game

proof-fair = 🔒 Fair rolls ({ $digits })
proof-lobby-waits = **Start was pressed.** The game begins as soon as the sealed words are revealed.
proof-about = Every roll and draw will come from a secret that I've already drawn. I reveal it after the game, so anyone can check everything. Until then its fingerprint (SHA-256) holds me to it: `{ $commitment }`
proof-about-word = You don't need to do anything. If you like, mix in a word of your own. It's strongest if I can't know it before Start: give me only its SHA-256, 64 digits that any “sha256” page or app computes, and reveal the word after Start is pressed. Choose several words no one would guess.
proof-about-game = Rolls and draws come from the secret with the fingerprint `{ $commitment }`, from what was mixed in, with the fingerprint `{ $seed }`, and from your presses and answers.
proof-sealed-by = { $names } gave a sealed word.
proof-give = Give a word
proof-give-label = A word or sentence, or its SHA-256
proof-give-about = I keep a word's fingerprint; I'll ask for a SHA-256's word at Start
proof-word = Your word is mixed in. Its fingerprint is `{ $digest }`, and it will be in the game's file after the end. I don't keep the word itself.
proof-word-sealed = Your word is sealed: its fingerprint is `{ $digest }`. Keep the word exactly as you wrote it: after Start is pressed, I'll ask for it in the channel. Then it goes into the game's file.
proof-word-empty = Write a word or a sentence of at most 200 characters.
proof-awaited = **Start was pressed**, with the number `{ $start }`. The rolls will come from the secret with the fingerprint `{ $commitment }`, from your presses and from these sealed words. If you sealed one, reveal it now. The last one starts the game.
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
proof-restored = 🔒 **This game was restored from a backup copy:** it goes on from where it was then, and older buttons no longer work. Its rolls and draws come from a new secret from now on, with the fingerprint `{ $commitment }`, so no one can know them in advance. This message is never edited.
proof-restored-lobby = 🔒 **This lobby was restored from a backup copy.** Its rolls and draws will come from a new secret, with the fingerprint `{ $commitment }`. If you gave a word, please give one again. This message is never edited.

## After the game

proof-told = **You can check the rolls and draws now.** The secret: `{ $secret }`
proof-told-later = The secret after a restore: `{ $secret }`
proof-check = Check the rolls
proof-later = I reveal the secret when the game is over; then everything can be checked.
proof-none = This game's rolls can't be checked: its lobby was opened before that was possible.

## What a check finds

proof-right = **Everything checks out.** All { $draws } rolls and draws follow from the secret, and the rules lead through all { $answers } answers to this result.
proof-returns = { $n ->
        [one] The game went back once and continued from there with new rolls.
       *[other] The game went back { $n } times and continued each time with new rolls.
    }
proof-changed = { $n ->
        [one] One undone answer can't be replayed, because a rule was corrected since: only its rolls were checked.
       *[other] { $n } undone answers can't be replayed, because a rule was corrected since: only their rolls were checked.
    }
proof-renewed = { $n ->
        [one] The game was restored from a backup copy once, and went on with a new secret. No one can check whether answers just before that were left out on purpose.
       *[other] The game was restored from a backup copy { $n } times, and each time went on with a new secret. No one can check whether answers just before that were left out on purpose.
    }
proof-sealed = { $n ->
        [0] No player revealed a sealed word after Start: an altered bot could have picked a start with rolls it liked.
        [one] One player revealed a sealed word after Start: no one without that word could choose the rolls.
       *[other] { $n } players revealed sealed words after Start: no one without all of them could choose the rolls.
    }
proof-withheld = { $n ->
        [one] One sealed word was not revealed.
       *[other] { $n } sealed words were not revealed.
    }
proof-compare = Compare this with what the channel was shown: the fingerprints of the secret `{ $commitment }`, of what was mixed in `{ $seed }`, and of all answers `{ $fingerprint }`. With the file, anyone can check it again: `python -m bot verify FILE`.
proof-compare-log = The digits “🔒 log” in the channel's messages must all be in the file; the last are `{ $digits }`.
proof-not-right = **It doesn't check out:**
proof-wrong = • { $what ->
        [file] The file isn't as it was written.
        [secret] The secret isn't the one whose fingerprint was shown.
        [seed] What was mixed in isn't what was shown.
        [word] A revealed word isn't the one that was sealed.
        [fingerprint] The answers aren't the ones from the end of the game.
        [missing] Answer { $seq } is missing.
        [log] The digits after answer { $seq } don't follow from the answers.
        [draw] Answer { $seq }, a roll or a draw, doesn't follow from the secret.
        [rules] Answer { $seq } isn't where the rules lead.
        [events] What the file says about answer { $seq } isn't what happened.
        [table] The game doesn't end with these standings.
       *[winners] The game doesn't end this way.
    }
proof-more = … and { $n ->
        [one] one more
       *[other] { $n } more
    }.
