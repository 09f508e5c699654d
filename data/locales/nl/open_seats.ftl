# Vrije plekken: spelers zoeken, een plek aankondigen, er een vinden.

## Commands: descriptions, at most 100 characters

command-games-open = Zoek spellen op deze server met een plek voor jou
    .name = open

wanted-any = Iedereen is welkom
wanted-newcomers = Beginners zijn welkom
wanted-experienced = Voor wie het spel kent
wanted-nobody = Niet meer naar spelers zoeken

tag-open = Open
tag-running = Bezig
tag-paused = Gepauzeerd
tag-finished = Afgelopen

## In the lobby

lobby-seek = Spelers zoeken
seek-level = Welke spelers?
seek-whom = Je vrije plekken worden aangekondigd in { $channel }. Welke spelers zoek je?
seek-now = Je zoekt spelers: “{ $level }”. Je kunt dat veranderen, of stoppen.
seek-announced = Je vrije plekken zijn aangekondigd in { $channel }. De aankondiging verdwijnt als de plekken bezet zijn of de lobby sluit.
seek-stopped = Je zoekt geen spelers meer.
seek-full = Alle plekken zijn bezet. Komt er een vrij, dan wordt die aangekondigd.
seek-later = { $again ->
        [yes] Ik kan nu niet in { $channel } schrijven. Ik probeer het opnieuw.
       *[no] Ik kan niet in { $channel } schrijven. Vraag een beheerder van deze server om naar /server tonen te kijken, en kies dan opnieuw.
    }
seek-nowhere = Deze server heeft geen kanaal voor vrije plekken. Een beheerder kan er een kiezen met /server tonen. Tot dan staat je lobby in /spellen open.
seek-gone = Het kanaal voor vrije plekken is verwijderd. Een beheerder van deze server kan een ander kiezen met /server tonen.
seek-missing = Ik kan in { $channel } niets aankondigen: ik mis daar de machtiging { $permissions }. Vraag een beheerder van de server om die te geven; meer daarover bij /server tonen.
seek-tags-full = Ik kan in { $channel } niets aankondigen: dat forum neemt geen post zonder tag aan en heeft geen ruimte voor een tag “{ $tag }”. Vraag een beheerder van de server om er een te verwijderen; meer daarover bij /server tonen.
seek-hidden = Niet iedereen die { $channel } leest, kan dit kanaal zien, dus ik kondig het daar niet aan. Open de lobby in een kanaal dat iedereen ziet.

## The announcement

open-post = Euphoria nr. { $game }
open-lobby = { $n ->
        [one] **Euphoria nr. { $game }: er is één plek vrij** in { $channel }
       *[other] **Euphoria nr. { $game }: er zijn { $n } plekken vrij** in { $channel }
    }
    Aan tafel: { $names }
open-game = { $n ->
        [one] **Euphoria nr. { $game }: er is een plek vrij** in een lopend spel in { $channel }
       *[other] **Euphoria nr. { $game }: er zijn { $n } plekken vrij** in een lopend spel in { $channel }
    }
    Aan tafel: { $names }
open-seat = • Tot { $until } mag wie zich het eerst meldt de plek van **{ $name }** overnemen.
open-go = Naar het spel
open-over = { $status ->
        [lobby] -# Euphoria nr. { $game }: er is nu geen plek vrij.
        [closed] -# Euphoria nr. { $game }: de lobby is gesloten.
        [running] -# Euphoria nr. { $game }: het spel is bezig, en er is geen plek vrij.
        [paused] -# Euphoria nr. { $game }: het spel is gepauzeerd, en er is geen plek vrij.
        [finished] -# Euphoria nr. { $game }: het spel is afgelopen.
       *[ended] -# Euphoria nr. { $game }: het spel is afgebroken.
    }
open-post-now = { $status ->
        [lobby] **Euphoria nr. { $game }** wordt voorbereid in { $channel }, en alle plekken zijn bezet.
        [closed] **Euphoria nr. { $game }** is niet gespeeld: de lobby is gesloten.
        [running] **Euphoria nr. { $game }** wordt gespeeld in { $channel }.
        [paused] **Euphoria nr. { $game }** is gepauzeerd in { $channel }.
        [finished] **Euphoria nr. { $game }** is gespeeld in { $channel } en afgelopen.
       *[ended] **Euphoria nr. { $game }** is afgebroken.
    }
    Aan tafel: { $names }

## /games open

open-title = { $n ->
        [one] **Eén spel heeft een plek voor jou**
       *[other] **{ $n } spellen hebben een plek voor jou**
    }
open-line = { $status ->
        [lobby] { $n ->
            [one] • Nr. { $game } in { $channel }: één plek vrij. Aan tafel: { $names }
           *[other] • Nr. { $game } in { $channel }: { $n } plekken vrij. Aan tafel: { $names }
        }
       *[running] { $n ->
            [one] • Nr. { $game } in { $channel }, een lopend spel: één plek vrij. Aan tafel: { $names }
           *[other] • Nr. { $game } in { $channel }, een lopend spel: { $n } plekken vrij. Aan tafel: { $names }
        }
    }
open-line-how = { $level ->
        [newcomers] -# Tijd per vraag: { $pace } · { $edition } · { $language } · beginners welkom
        [experienced] -# Tijd per vraag: { $pace } · { $edition } · { $language } · voor wie het spel kent
       *[any] -# Tijd per vraag: { $pace } · { $edition } · { $language } · iedereen welkom
    }
open-more = … en nog { $n }.
open-none = Er is nu geen spel op deze server met een plek voor jou. Open er een met /spel nieuw.
open-on-a-server = Gebruik /spellen open op een server: daar zie je de vrije plekken.
