# What players write down for themselves.

## Commands: descriptions, at most 100 characters

command-note = Notes in this game that only you can read
    .name = note
command-note-add = Write yourself a note
    .name = add
command-note-add-text = What to remember
    .name = text
command-note-show = Read your notes
    .name = show
command-note-clear = Remove one of your notes, or all of them
    .name = clear
command-note-clear-number = Which one; leave it out for all of them
    .name = number

note-added = Saved as note { $number }. Only you can read it, with /note show; the others won't know.
note-full = You have { $most } notes in this game, and that's the limit. Remove some with /note clear.
note-title = **Your notes in game no. { $game }**
note-line = **{ $number }** { $time } { $text }
note-none = No notes yet. Add one with /note add.
note-cleared = { $n ->
        [one] The note is removed.
       *[other] Your { $n } notes are removed.
    }
note-no-such = There's no note { $number }. /note show lists their numbers.
