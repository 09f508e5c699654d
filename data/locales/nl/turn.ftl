# De beurt van een speler: het privépaneel, dezelfde zetten als opdrachten, en tips.

## Commands: descriptions, at most 100 characters

command-turn = Speel je beurt, of beantwoord wat je gevraagd wordt
    .name = beurt
command-undo = Neem je laatste keuze terug, zolang er niets gerold of onthuld is
    .name = terugnemen
command-place = Een werker plaatsen
    .name = plaats
command-place-worker = De kennis van de werker
    .name = werker
command-place-space = Waar hij heen gaat
    .name = vakje
command-retrieve = Werkers van het bord terughalen
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
command-hint = Wat de computerspeler in jouw plaats zou doen, en waarom, alleen voor jou
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
    } · moraal { $morale } · kennis { $knowledge } · { $tokens ->
        [0] geen prestigestenen meer over
        [one] nog { $tokens } prestigesteen over
       *[other] nog { $tokens } prestigestenen over
    }
panel-worker = { $knowledge ->
        [1] ⚀ 1
        [2] ⚁ 2
        [3] ⚂ 3
        [4] ⚃ 4
        [5] ⚄ 5
       *[6] ⚅ 6
    }
panel-where = **Waar gaat de { ICON("die", $knowledge) } { $knowledge } heen?**
panel-space = { $n }. { THING($space) }
panel-more-spaces = Meer vakjes
panel-on-board = Op het bord tonen
panel-numbered = Waar de { $knowledge } heen kan, genummerd zoals de knoppen.
panel-question = **{ $question }**
panel-bullet = • { $line }
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
panel-then-chance = Daarna worden dobbelstenen gerold of kaarten getrokken; dan kun je het niet meer terugnemen.
panel-then-roll = { $n ->
        [one] Daarna rol je; dan kun je het niet meer terugnemen.
       *[other] Daarna rol je { $n } dobbelstenen; dan kun je het niet meer terugnemen.
    }
panel-then-roll-risk = { $n ->
        [one] Daarna rol je: { $risk } kans dat een werker wegrent. Dan kun je het niet meer terugnemen.
       *[other] Daarna rol je { $n } dobbelstenen: { $risk } kans dat een werker wegrent. Dan kun je het niet meer terugnemen.
    }
panel-then-rolls = Daarna rolt { $name }; dan kun je het niet meer terugnemen.
panel-then-draw = Daarna trek je { COUNT("artifact", $n) }; dan kun je het niet meer terugnemen.
panel-then-draws = Daarna trekt { $name }; dan kun je het niet meer terugnemen.
panel-then-recruits = { $n ->
        [one] Daarna trek je { $n } rekruut; dan kun je het niet meer terugnemen.
       *[other] Daarna trek je { $n } rekruten en houd je er 1; dan kun je het niet meer terugnemen.
    }
panel-then-market = Daarna wordt de markttegel omgedraaid; dan kun je het niet meer terugnemen.
panel-then-reveal = { $what ->
        [recruits] Daarna worden ieders actieve rekruten onthuld; dan kun je het niet meer terugnemen.
        [dilemma] Daarna wordt je dilemma onthuld; dan kun je het niet meer terugnemen.
       *[other] Daarna wordt iets geheims onthuld; dan kun je het niet meer terugnemen.
    }
panel-then-other = Daarna kiezen de anderen.
panel-then-computer = { SIZE($names) ->
        [one] Daarna gaat { LIST($names) } meteen verder; dan kun je het niet meer terugnemen.
       *[other] Daarna gaan { LIST($names) } meteen verder; dan kun je het niet meer terugnemen.
    }
panel-undoable = Je kunt het terugnemen tot iemand anders iets gedaan heeft.
panel-then-over = Daarna is het spel afgelopen.
panel-confirm = Bevestigen
panel-back = Terug
panel-trade = Ruil
panel-undo = Terugnemen
panel-hand = Mijn kaarten
panel-reset = Een verbetering van de regels heeft deze beurt veranderd; speel hem opnieuw. Alles daarvoor blijft.
panel-recruit = **{ THING($recruit) }** ({ THING($faction) }): { $ability }

play-over = Het spel is afgelopen.
play-your-turn = Het is jouw beurt: de knop staat onder het nieuwe bericht in het kanaal.
play-done = { $who ->
        [computer] { $n ->
            [one] Gedaan. Nu is { $names } aan de beurt.
           *[other] Gedaan. Nu zijn { $names } aan de beurt.
        }
       *[person] Gedaan. De tafel wacht op { $names }.
    }
play-next = Je volgende spel: { $channel }
play-go-there = Ga erheen
play-undone = { $n ->
        [one] Je laatste keuze is teruggenomen.
       *[other] Je laatste { $n } keuzes zijn teruggenomen.
    }

moves-all = Allemaal
moves-worker-twin = { $knowledge } · { THING($space) } nr. { $n }
moves-answer-first = Er wordt je eerst iets anders gevraagd: /beurt toont het.
moves-space = { THING($space) }: { $brings }
moves-no-space = Ik ken geen vakje “{ $typed }”. Kies uit de lijst, of gebruik /beurt.
moves-no-such-worker = Je hebt geen werker “{ $typed }” op het bord. Kies uit de lijst, of gebruik /beurt.
moves-cannot-pay = Je kunt niet betalen met “{ $typed }”. Kies uit de lijst, of gebruik /beurt.

hint-take-turn = Toon mijn zetten
