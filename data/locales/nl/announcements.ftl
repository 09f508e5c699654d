# Wat het kanaal over een spel leest: wie er aan zet is, het einde, en nieuws voor volgers.

## Commands: descriptions, at most 100 characters

command-game-follow = Volg de grote momenten van dit spel, of niet meer
    .name = volgen

announce-take-turn = Mijn beurt
announce-choose = Kiezen
announce-answer = Antwoorden
announce-recap = Overzicht
announce-board = Hele bord
announce-turn = **Beurt { $number }**: { $player }, het is jouw beurt.
    .others = **Beurt { $number }**: { $player } is aan de beurt.
announce-choosing = { $what ->
        [market_draft] Iedereen kiest in het geheim een markttegel. Nog aan het kiezen: { $players }.
        [recruit_draft] Iedereen draft in het geheim rekruten. Nog aan het kiezen: { $players }.
       *[other] Iedereen kiest in het geheim rekruten. Nog aan het kiezen: { $players }.
    }
announce-chosen = -# Iedereen heeft gekozen.
announce-replaced = -# Dit staat in het volgende bericht.
announce-asked = { $ask ->
        [ability] { $player }, zeg of je je rekruut gebruikt; dan gaat de beurt van { $turn } verder.
        [discard] { $player }, leg artefacten af tot je handlimiet; dan gaat de beurt van { $turn } verder.
        [penalty] { $player }, kies wat de markt neemt; dan gaat de beurt van { $turn } verder.
        [trade] { $player }, beantwoord de ruil; dan gaat de beurt van { $turn } verder.
        [track_draft] { $player }, kies je vakje op een spoor; dan gaat de beurt van { $turn } verder.
        [authority] { $player }, plaats je prestigesteen; dan gaat de beurt van { $turn } verder.
        [order] { $player }, zeg welke kracht eerst komt; dan gaat de beurt van { $turn } verder.
       *[other] { $player }, je moet iets kiezen; dan gaat de beurt van { $turn } verder.
    }
    .others = De beurt van { $turn } gaat verder als { $player } heeft geantwoord.
announce-began = { $number ->
        [0] -# Het spel werd hier opgezet.
       *[other] -# Beurt { $number } begon hier.
    }
announce-folded = -# { $what }
announce-due = Deadline: { $time }.
announce-taken-back = { $name } nam een keuze terug.
announce-no-picture = (Ik mag het bord hier niet bijvoegen: geef me de machtiging Bestanden bijvoegen. /stand vertelt het in woorden.)

end-won = { $n ->
        [one] 🏆 **{ $players } heeft gewonnen!**
       *[other] 🏆 **{ $players } hebben samen gewonnen!**
    }
end-standings = **De eindstand**
end-player = • **{ $name }**: { $tokens ->
        [0] geen prestigestenen meer over
        [one] nog { $tokens } prestigesteen over
       *[other] nog { $tokens } prestigestenen over
    }, moraal { $morale }, kennis { $knowledge }. Rekruten: { SIZE($recruits) ->
        [0] geen
       *[other] { THINGS($recruits) }
    }; nog geheim: { SIZE($hidden) ->
        [0] geen
       *[other] { THINGS($hidden) }
    }; artefacten: { SIZE($artifacts) ->
        [0] geen
       *[other] { AMOUNTS($artifacts) }
    }; dilemma: { SIZE($dilemma) ->
        [0] geen
       *[other] { THINGS($dilemma) }
    }
end-rematch = Revanche
end-place = { $tokens ->
        [one] { $rank }. { $player }: { $tokens } prestigesteen geplaatst
       *[other] { $rank }. { $player }: { $tokens } prestigestenen geplaatst
    }
end-secrets = **Wat iedereen in de hand had**
end-replay = Het hele spel, beurt voor beurt:

follow-now = Je volgt dit spel: ik vertel je over nieuwe markten, over spelers die bijna hun laatste prestigesteen plaatsen, en over het einde. Met dezelfde opdracht stop je ermee.
follow-no-more = Je volgt dit spel niet meer.
follow-player = Je speelt in dit spel: je hoort sowieso alles.
follow-news = Nieuws uit { $channel }:
follow-look = { $names } Er is iets gebeurd in het spel dat je volgt.
