# Wat spelers voor zichzelf opschrijven.

## Commands: descriptions, at most 100 characters

command-note = Notities in dit spel die alleen jij kunt lezen
    .name = notitie
command-note-add = Schrijf iets op
    .name = toevoegen
command-note-add-text = Wat je opschrijft
    .name = tekst
command-note-show = Lees je notities
    .name = lezen
command-note-clear = Verwijder een van je notities, of alle
    .name = verwijderen
command-note-clear-number = Welke; anders alle
    .name = nummer

note-added = Opgeschreven als nummer { $number }. Alleen jij kunt het lezen, met /notitie lezen; de anderen horen er niets van.
note-full = Je hebt { $most } notities in dit spel, en meer passen er niet. Verwijder er een paar met /notitie verwijderen.
note-title = **Je notities in spel nr. { $game }**
note-line = **{ $number }** { $time } { $text }
note-none = Je hebt in dit spel niets opgeschreven. Dat doe je met /notitie toevoegen.
note-cleared = { $n ->
        [one] De notitie is verwijderd.
       *[other] Je { $n } notities zijn verwijderd.
    }
note-no-such = Er is geen notitie nummer { $number }. /notitie lezen noemt de nummers.
