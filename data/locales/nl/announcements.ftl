# Wat het kanaal over een spel leest: wie er aan zet is, het einde, en nieuws voor volgers.

## Commands: descriptions, at most 100 characters

command-game-follow = Volg de hoogtepunten van dit spel, of stop ermee
    .name = volgen

announce-take-turn = Mijn beurt
announce-choose = Kiezen
announce-answer = Antwoorden
announce-recap = Overzicht
announce-board = Hele bord
announce-zoom = Van dichtbij bekijken
announce-turn = **Beurt { $number }**: { $player }, het is jouw beurt.
    .others = **Beurt { $number }**: { $player } is aan de beurt.
announce-choosing = { $what ->
        [market_draft] Iedereen kiest in het geheim een markttegel. Nog aan het kiezen: { $players }.
        [recruit_draft] Iedereen draft in het geheim rekruten. Nog aan het kiezen: { $players }.
       *[other] Iedereen kiest in het geheim rekruten. Nog aan het kiezen: { $players }.
    }
announce-chosen = -# Iedereen heeft gekozen.
announce-replaced = -# Dit staat nu in het volgende bericht.
announce-asked = { $ask ->
        [ability] { $player }, zeg of je je rekruut gebruikt; dan gaat de beurt van { $turn } verder.
        [discard] { $player }, leg artefacten af tot je handlimiet; dan gaat de beurt van { $turn } verder.
        [penalty] { $player }, kies wat je door de markt verliest; dan gaat de beurt van { $turn } verder.
        [trade] { $player }, antwoord op het ruilaanbod; dan gaat de beurt van { $turn } verder.
        [track_draft] { $player }, kies je vakje op een spoor; dan gaat de beurt van { $turn } verder.
        [authority] { $player }, plaats je prestigesteen; dan gaat de beurt van { $turn } verder.
        [order] { $player }, zeg welke kracht eerst werkt; dan gaat de beurt van { $turn } verder.
       *[other] { $player }, je moet iets kiezen; dan gaat de beurt van { $turn } verder.
    }
    .others = De beurt van { $turn } gaat verder als { $player } heeft geantwoord.
announce-starts = { $player }, kies het niveau waarop je begint.
    .others = { $player } kiest een beginniveau.
announce-began = { $number ->
        [0] -# Het spel werd hier opgezet.
       *[other] -# Beurt { $number } begon hier.
    }
announce-folded = -# { $what }
# What a player did, in small print; markets, tokens, recruits and the end are larger.
announce-routine = -# { $line }
# The race at the end of every message: the players, whoever has placed most tokens first.
race = ⭐ { LIST($players, with: " · ") }
race-player = { $name } **{ $tokens }**
# A player, behind the sign of their pieces.
player-signed = { ICON("player", $colour) } { $name }
announce-due = Deadline: { $time }.
announce-taken-back = { $name } maakte een keuze ongedaan.
announce-no-picture = (Ik mag het bord hier niet bijvoegen: geef me de machtiging Bestanden bijvoegen. Met /stand lees je hoe het ervoor staat.)

end-won = { $n ->
        [one] 🏆 **{ $players } heeft gewonnen!**
       *[other] 🏆 **{ $players } hebben samen gewonnen!**
    }
end-standings = **De eindstand**
end-player = • **{ $name }**: ⭐ { $tokens }/10, moraal { $morale }, kennis { $knowledge }. Rekruten: { SIZE($recruits) ->
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

follow-now = Je volgt dit spel: ik laat je weten als er een markt bij komt, als iemand bijna de laatste prestigesteen plaatst, en hoe het afloopt. Met dezelfde opdracht stop je ermee.
follow-no-more = Je volgt dit spel niet meer.
follow-player = Je speelt in dit spel mee: je hoort sowieso alles.
follow-news = Nieuws uit { $channel }:
follow-look = { $names } Er is iets gebeurd in het spel dat je volgt.
