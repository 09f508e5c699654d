# What players write down for themselves.

## Commands: descriptions, at most 100 characters

command-note = Notes in this game that only you can read
    .name = note
command-note-add = Write something down
    .name = add
command-note-add-text = What to write down
    .name = text
command-note-show = Read your notes
    .name = show
command-note-clear = Remove one of your notes, or all of them
    .name = clear
command-note-clear-number = Which one; without it, all of them
    .name = number

note-added = Written down as number { $number }. Only you can read it, with /note show; the others are not told.
note-full = You have { $most } notes in this game, and more do not fit. Remove some with /note clear.
note-title = **Your notes in game no. { $game }**
note-line = **{ $number }** { $time } { $text }
note-none = You have written nothing down in this game. /note add does.
note-cleared = { $n ->
        [one] The note is removed.
       *[other] Your { $n } notes are removed.
    }
note-no-such = There is no note number { $number }. /note show tells their numbers.
