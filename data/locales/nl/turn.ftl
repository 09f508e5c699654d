# De beurt van een speler: het privépaneel, dezelfde zetten als opdrachten, en tips.

## Commands: descriptions, at most 100 characters

command-turn = Speel je beurt, of beantwoord wat je gevraagd wordt
    .name = beurt
command-undo = Maak je laatste keuze ongedaan, zolang er niets geworpen of onthuld is
    .name = ongedaan
command-place = Plaats een werker
    .name = plaats
command-place-worker = De kennis van de werker
    .name = werker
command-place-space = Waar hij heen gaat
    .name = vakje
command-retrieve = Haal werkers van het bord terug
    .name = terughalen
command-retrieve-workers = Welke werkers, met komma’s ertussen, of alle
    .name = werkers
command-retrieve-pay = Wat je betaalt, of niets en moraal verliezen
    .name = betalen
command-dilemma = Beslis je ethisch dilemma
    .name = dilemma
command-dilemma-choose = Welke kant je kiest
    .name = kiezen
command-dilemma-pay = Welke artefacten je aflegt
    .name = betalen
command-done = Beëindig een beurt waarin nog werkers van een dubbel geplaatst kunnen worden
    .name = klaar
command-hint = Vraag wat de computerspeler in jouw plaats zou doen, en waarom; alleen jij ziet het
    .name = tip

dilemma-side-fight = De gevestigde orde bevechten
dilemma-side-serve = Bijdragen aan de dystopie

panel-you = Werkers: { SIZE($workers) ->
        [0] allemaal op het bord
       *[other] { LIST($workers) }
    } · { SIZE($goods) ->
        [0] geen grondstoffen of producten
       *[other] { AMOUNTS($goods) }
    } · { $artifacts ->
        [0] geen artefacten
       *[other] { COUNT("artifact", $artifacts) }
    } · moraal { $morale } · kennis { $knowledge } · ⭐ { $tokens }/10
# One of the workers in that list.
panel-die = een { ICON("die", $knowledge) } { $knowledge }
panel-worker = { $knowledge ->
        [1] ⚀ 1
        [2] ⚁ 2
        [3] ⚂ 3
        [4] ⚃ 4
        [5] ⚄ 5
       *[6] ⚅ 6
    }
panel-where = **Waar gaat de { ICON("die", $knowledge) } { $knowledge } heen?**
panel-last-worker = -# Dit is je laatste werker in voorraad: komt er geen terug, dan kun je in je volgende beurt alleen werkers terughalen.
panel-space = { $n }. { THING($space, "short") }
panel-more-spaces = Meer vakjes
panel-on-board = Op het bord tonen
panel-numbered = Waar de { $knowledge } heen kan, genummerd zoals de knoppen.
panel-question = **{ $question }**
panel-bullet = • { $line }
# Above the panel of a player who last acted more than a day ago.
since-last = **Sinds je vorige zet** ({ $time }):
since-note = 📝 Je nieuwste notitie: { $note }
panel-option = **{ $label }** · { $detail }
panel-retrieve-all = { $n ->
        [one] Je werker terughalen
        [2] Allebei terughalen
       *[other] Alle { $n } terughalen
    }
panel-retrieve-all-paid = { $n ->
        [one] Terughalen · { $pay }
       *[other] Alle terughalen · { $pay }
    }
panel-retrieve-rest = Alle behalve bouwers
panel-retrieve-rest-paid = Alle behalve bouwers · { $pay }
panel-retrieve-some = Kiezen welke je terughaalt
panel-retrieve-all-told = { $n ->
        [one] **Je werker terughalen:** { LIST($workers) }
       *[other] **Al je werkers terughalen:** { LIST($workers) }
    }
panel-retrieve-rest-told = **Alle behalve bouwers:** { LIST($workers) }
retrieve-which = Werkers om terug te halen
retrieve-pay = Hoe je ervoor betaalt
panel-choose = Kiezen
panel-choose-several = { $ask ->
        [retrieve] { $most ->
            [2] Kies 1 of 2 werkers
           *[other] Kies 1 tot { $most } werkers
        }
        [discard] Kies { COUNT("artifact", $most) }
       *[other] { $exactly ->
            [True] Kies er { $most }
           *[other] Kies er { $least } tot { $most }
        }
    }
panel-page = Pagina { $page } van { $pages }
panel-these = { $n ->
        [one] Deze
       *[other] Deze { $n }
    }
panel-chosen = Je kiest: { LIST($choices) }.
panel-then-chance = Daarna wordt er geworpen of getrokken; dan kun je het niet meer ongedaan maken.
panel-then-roll = { $n ->
        [one] Daarna werp je; dan kun je het niet meer ongedaan maken.
       *[other] Daarna werp je { $n } dobbelstenen; dan kun je het niet meer ongedaan maken.
    }
panel-then-roll-risk = { $n ->
        [one] Daarna werp je: { $risk } kans dat een werker wegrent. Dan kun je het niet meer ongedaan maken.
       *[other] Daarna werp je { $n } dobbelstenen: { $risk } kans dat een werker wegrent. Dan kun je het niet meer ongedaan maken.
    }
panel-then-rolls = Daarna werpt { $name }; dan kun je het niet meer ongedaan maken.
panel-then-draw = Daarna trek je { COUNT("artifact", $n) }; dan kun je het niet meer ongedaan maken.
panel-then-draws = Daarna trekt { $name }; dan kun je het niet meer ongedaan maken.
panel-then-recruits = { $n ->
        [one] Daarna trek je { $n } rekruut; dan kun je het niet meer ongedaan maken.
       *[other] Daarna trek je { $n } rekruten en houd je er 1; dan kun je het niet meer ongedaan maken.
    }
panel-then-market = Daarna wordt de markttegel omgedraaid; dan kun je het niet meer ongedaan maken.
panel-then-reveal = { $what ->
        [recruits] Daarna worden ieders actieve rekruten onthuld; dan kun je het niet meer ongedaan maken.
        [recruit_draft] Daarna worden de rekruten doorgegeven; dan kun je het niet meer ongedaan maken.
        [market_draft] Daarna worden de gekozen markten geschud; dan kun je het niet meer ongedaan maken.
        [dilemma] Daarna wordt je dilemma onthuld; dan kun je het niet meer ongedaan maken.
       *[other] Daarna wordt iets geheims onthuld; dan kun je het niet meer ongedaan maken.
    }
panel-then-other = Daarna kiezen de anderen.
panel-then-computer = { SIZE($names) ->
        [one] Daarna gaat { LIST($names) } meteen verder; dan kun je het niet meer ongedaan maken.
       *[other] Daarna gaan { LIST($names) } meteen verder; dan kun je het niet meer ongedaan maken.
    }
panel-no-worker-left = -# Hierna heb je geen werker meer om te plaatsen: in je volgende beurt kun je alleen werkers terughalen.
panel-undoable = Je kunt het ongedaan maken tot iemand anders iets gedaan heeft.
panel-then-over = Daarna is het spel afgelopen.
panel-confirm = Bevestigen
# Plays the only possible move, now and in every such turn.
panel-forced = Zulke beurten altijd spelen
panel-back = Terug
panel-trade = Ruil
panel-undo = Ongedaan maken
panel-hand = Mijn kaarten
panel-hint = Tip
panel-reset = Een verbetering van de regels heeft deze beurt veranderd; speel hem opnieuw. Alles daarvoor blijft.
panel-recruit = **{ THING($recruit) }** ({ THING($faction) }): { $ability }

play-over = Het spel is afgelopen.
play-your-turn = Het is jouw beurt: de knop staat onder het nieuwe bericht in het kanaal.
play-done = { $who ->
        [computer] { $n ->
            [one] Gedaan. Nu is { $names } aan de beurt.
           *[other] Gedaan. Nu zijn { $names } aan de beurt.
        }
       *[person] Gedaan. We wachten op { $names }.
    }
play-next = Je volgende spel: { $channel }
play-go-there = Ga erheen
play-undone = { $n ->
        [one] Je laatste keuze is ongedaan gemaakt.
       *[other] Je laatste { $n } keuzes zijn ongedaan gemaakt.
    }

moves-all = Allemaal
moves-worker-twin = { $knowledge } · { THING($space) } nr. { $n }
moves-answer-first = Er wordt je eerst iets anders gevraagd: kijk met /beurt.
moves-space = { THING($space) }: { $brings }
moves-no-space = Ik ken geen vakje “{ $typed }”. Kies uit de lijst, of gebruik /beurt.
moves-no-such-worker = Je hebt geen werker “{ $typed }” op het bord. Kies uit de lijst, of gebruik /beurt.
moves-cannot-pay = Je kunt niet betalen met “{ $typed }”. Kies uit de lijst, of gebruik /beurt.

hint-take-turn = Toon mijn zetten
