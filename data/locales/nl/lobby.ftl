# Vóór een spel: /game new, de lobby en zijn keuzes.

## Commands: descriptions, at most 100 characters

command-game = Open, leid en sluit spellen in dit kanaal
    .name = spel
command-game-new = Open een lobby voor een nieuw spel in dit kanaal
    .name = nieuw
command-game-new-pace = Hoe lang een vraag open mag blijven
    .name = tempo

command-game-language = Kies de taal waarin ik het spel in dit kanaal toon
    .name = taal
command-game-language-which = Wat alleen jij ziet, komt in je eigen taal
    .name = taal

pace-live = Live
    .about = Tien minuten per vraag: iedereen is er.
    .time = tien minuten
pace-day = Een dag
    .about = Een dag per vraag, met herinneringen.
    .time = een dag
pace-three_days = Drie dagen
    .about = Drie dagen per vraag, met herinneringen.
    .time = drie dagen
pace-none = Geen haast
    .about = Geen tijdlimiet en geen herinneringen.
    .time = onbeperkt

level-easy = Makkelijk
    .about = Speelt op gevoel en maakt fouten.
level-normal = Normaal
    .about = Kijkt een beetje vooruit.
level-hard = Moeilijk
    .about = Denkt langer na.

permission-view_channel = Kanaal bekijken
permission-send_messages = Berichten verzenden
permission-send_messages_in_threads = Berichten verzenden in threads
permission-attach_files = Bestanden bijvoegen
permission-manage_channels = Kanalen beheren

lobby-title = ## Euphoria: een spel wordt voorbereid (nr. { $game })
lobby-seat = { $host ->
        [True] • { $name }, { $colour } · host
       *[other] • { $name }, { $colour }
    }
lobby-computer = { $level ->
        [easy] • **{ $name }**, { $colour } · computerspeler, makkelijk
        [hard] • **{ $name }**, { $colour } · computerspeler, moeilijk
       *[normal] • **{ $name }**, { $colour } · computerspeler, normaal
    }
lobby-seats = { $n ->
        [1] Eén van de { $most } plekken is bezet; er zijn er twee nodig om te starten.
       *[other] { $n } van de { $most } plekken zijn bezet.
    }
lobby-how = { $edition } · varianten: { $variants } · tijd per vraag: { $pace } · taal: { $language }
lobby-how-else = { $folded ->
        [yes] { $hints ->
            [yes] Oudere borden verdwijnen · Tips toegestaan
           *[no] Oudere borden verdwijnen · Geen tips
        }
       *[no] { $hints ->
            [yes] Oudere borden blijven · Tips toegestaan
           *[no] Oudere borden blijven · Geen tips
        }
    }
move-picture-whole = Hele bord
move-picture-close_up = Uitvergroting
move-picture-both = Hele bord en uitvergroting
lobby-picture = { $picture ->
        [close_up] Na elke zet: een uitvergroting van wat er veranderd is
        [both] Na elke zet: het hele bord en een uitvergroting
       *[whole] Na elke zet: het hele bord
    }
    .about = { $picture ->
        [close_up] Het gebied en de betrokken spelers, groot; het hele bord als één gebied niet genoeg is.
        [both] Twee plaatjes: het hele bord, en daaronder groot wat er veranderd is.
       *[whole] Wat er veranderd is, is omlijst.
    }
lobby-picture-title = Plaatje van een zet
lobby-no-variants = geen
lobby-join = Meedoen
lobby-leave = Verlaten
lobby-colour = Kleur
lobby-start = Starten
lobby-close = Sluiten
lobby-edition = Editie
lobby-edition-choice = Editie: { $edition }
lobby-variants = Varianten: geen
lobby-variants-title = Varianten
lobby-pace-choice = Tijd per vraag: { $pace }
lobby-pace = Tijd per vraag
lobby-add-computer = Computerspeler toevoegen
lobby-remove-computer = Computerspeler verwijderen
lobby-level = • **{ $level }**: { $about }
lobby-which-level = Hoe goed moet de computerspeler spelen?
lobby-computer-added = { $name } doet mee: { $personality }. { $about }
lobby-which-colour = Welke kleur wil je?
lobby-colour-set = Jouw kleur: { $colour }.
lobby-no-colour = Alle kleuren zijn bezet. Vraag eerst iemand om een andere te kiezen.
lobby-join-first = Doe eerst mee: druk op Meedoen.
lobby-host-only = Dat kan alleen de host, { $host }, of wie dit kanaal beheert.
lobby-closed = Deze lobby is gesloten. Open een nieuwe met /spel nieuw.
lobby-stale = { $alone ->
        [True] Er is een dag lang niemand gekomen, dus deze lobby is vanzelf gesloten. Open een nieuwe met /spel nieuw.
       *[False] Er is twee dagen niemand gekomen, dus deze lobby is vanzelf gesloten. Open een nieuwe met /spel nieuw.
    }
refused-too-many-lobbies = Je hebt op deze server al { $n } open lobby’s: { $channels }. Begin of sluit er eerst een, en open dan deze.
lobby-started = Het spel begint: { $names }.
lobby-rematch = De lobby voor de revanche is open, en de anderen zijn uitgenodigd.
lobby-invited = • Uitgenodigd voor de revanche: { $names }. Druk op Meedoen om weer te spelen.
lobby-welcome = Je doet mee aan een potje Euphoria in { $channel }. Wat alleen jij ervan mag zien, stuur ik je hier; met /hand zie je het op elk moment.
lobby-missing = Ik kan hier geen spel leiden: in dit kanaal mis ik de machtiging { $permissions }. Vraag iemand die de server beheert om die aan mij te geven, en probeer het dan opnieuw.
lobby-here = dit kanaal
lobby-boards = { $folded ->
        [yes] Oudere borden: verwijderd
       *[no] Oudere borden: blijven staan
    }
lobby-language = Taal: { $language }
lobby-which-language = In welke taal toon ik het spel hier? Wat alleen jij ziet, komt in jouw taal.
lobby-language-set = De taal van het spel in dit kanaal: { $language }.
lobby-hints = { $on ->
        [yes] Tips: toegestaan
       *[no] Tips: geen
    }
lobby-absence = { $days ->
        [0] Afwezigheid: niet wachten
        [one] Afwezigheid: { $days } dag wachten
       *[other] Afwezigheid: { $days } dagen wachten
    }
lobby-absence-title = Als iemand weg is, dan
lobby-absence-choice = { $days ->
        [0] gaat het spel zonder wachten verder
        [one] wacht het spel { $days } dag per speler
       *[other] wacht het spel { $days } dagen per speler
    }
lobby-options = Spelopties
lobby-also = Verder
lobby-also-whole = Hele bord na elke zet
    .about = Wat er veranderd is, is omlijst. Kies je geen van beide plaatjes, dan krijg je dit.
lobby-also-close_up = Uitvergroting na elke zet
    .about = Het gebied dat veranderd is en de betrokken spelers, groot.
lobby-also-fold_boards = Oudere borden verwijderen
    .about = Alleen het nieuwste bericht houdt zijn plaatje; de andere krimpen tot één regel.
lobby-also-hints = Tips toestaan
    .about = Iedereen mag met /tip vragen wat een computerspeler zou doen.
lobby-taken = { $status ->
        [lobby] Hier is al een lobby open: { $link }. Doe daar mee, of vraag de host om hem te sluiten.
        [paused] Hier is een spel gepauzeerd: { $link }. Hervat het met /spel hervatten, of speel het nieuwe in een ander kanaal of een andere thread.
       *[running] Hier is een spel bezig: { $link }. Speel het nieuwe in een ander kanaal of een andere thread, of maak dit eerst af.
    }

rematch-there = { $status ->
        [lobby] De revanche wordt voorbereid: { $link }. Druk daar op Meedoen om te spelen.
       *[other] De revanche van dit spel is al begonnen: { $link }.
    }
rematch-old = Hier is sindsdien een ander spel gespeeld. Open een nieuw spel met /spel nieuw.
local-welcome = Welkom bij Euphoria in je browser. Kies boven aan de pagina wie je bent, en typ dan hier **/spel nieuw**. Onder *Berichten*, bovenaan, staat wat de bot alleen aan jou schrijft.
