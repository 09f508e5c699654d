# Wat spelers voor zichzelf opschrijven.

## Commands: descriptions, at most 100 characters

command-note = Bewaar notities bij dit spel die alleen jij kunt lezen
    .name = notitie
command-note-add = Schrijf iets op
    .name = toevoegen
command-note-add-text = Wat je opschrijft
    .name = tekst
command-note-show = Lees je notities
    .name = lezen
command-note-clear = Verwijder een van je notities, of alle
    .name = verwijderen
command-note-clear-number = Welke; laat leeg voor alle
    .name = nummer

note-added = Opgeschreven als nummer { $number }. Alleen jij kunt het lezen, met /notitie lezen; de anderen horen er niets van.
note-full = Je hebt { $most } notities bij dit spel, en meer passen er niet. Verwijder er een paar met /notitie verwijderen.
note-title = **Je notities bij spel nr. { $game }**
note-line = **{ $number }** { $time } { $text }
note-none = Je hebt bij dit spel niets opgeschreven. Dat doe je met /notitie toevoegen.
note-cleared = { $n ->
        [one] De notitie is verwijderd.
       *[other] Je { $n } notities zijn verwijderd.
    }
note-no-such = Er is geen notitie nummer { $number }. De nummers zie je met /notitie lezen.
