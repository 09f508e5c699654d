# Woorden op kaarten, spelersmatten, handen, de eindstand en de film, en dezelfde plaatjes in woorden.

## Cards

drawn-card-classic = Klassieke editie
drawn-card-revised = Herziene editie
drawn-card-without-token = Geldt voor iedereen zonder prestigesteen hier
drawn-card-fight = De gevestigde orde bevechten
    .gain = Trek 2 rekruten en houd er 1
drawn-card-serve = Bijdragen aan de dystopie
    .gain = Plaats een prestigesteen op deze kaart
drawn-card-artifact = Met 3 artefacten, of 2 identieke, betaal je op artefactmarkten. Dit artefact hoort ook bij de prijs van: { THINGS($things) }.
drawn-card-alt = { $kind ->
    [recruit] De rekruutkaart { THING($card) }
    [market] De markttegel { THING($card) }
    [artifact] De artefactkaart { THING($card) }
   *[dilemma] De dilemmakaart: { THING($card) }
}

## Mats

drawn-to-move = Aan zet
drawn-asked = Moet antwoorden
drawn-won = Heeft gewonnen
drawn-times = { THING($place) } (× { $n })
drawn-mat-tokens = Prestigestenen: { $placed } van { $total } geplaatst
drawn-mat-workers = Werkers: { $n }, beschikbaar: { $ready }
drawn-mat-fresh = Vanaf de volgende beurt
drawn-mat-where = Hier liggen prestigestenen
drawn-mat-no-goods = Geen grondstoffen of producten
drawn-mat-penalties = Zonder prestigesteen gelden deze boetes
drawn-dilemma-open = Dilemma nog niet beslist
drawn-dilemma-done = { $choice ->
    [fight] Dilemma: orde bevochten ({ THING($dilemma, "fight") })
   *[serve] Dilemma: aan de dystopie bijgedragen ({ THING($dilemma, "serve") })
}
drawn-mat-alt = { $name } ({ THING($colour) }): { $tokens } van 10 prestigestenen geplaatst, moraal { $morale }, kennis { $knowledge }, { SIZE($goods) ->
    [0] geen grondstoffen of producten
   *[other] { AMOUNTS($goods) }
}.

## Hands

drawn-hand-title = Alleen jij ziet dit
drawn-hand-artifacts = Artefacten in de hand: { $n } van { $most } (je moraal is de limiet)
drawn-hand-no-artifacts = Je hebt geen artefactkaarten.
drawn-hand-hidden = Geheim
drawn-hand-active = Actief
drawn-hand-alt = De hand van { $name }: { COUNT("artifact", $artifacts) }, { $hidden ->
    [one] { $hidden } geheime rekruut
   *[other] { $hidden } geheime rekruten
} en de dilemmakaart.

## Recruits to choose from

drawn-choice-have = Je hebt:
drawn-choice-alt = De rekruten waaruit je kiest.
drawn-choice-recruit = { $number }. { THING($recruit) } ({ THING($faction) }): { $ability }
drawn-choice-together = Zelfde fractie ({ THING($faction) }): { THINGS($recruits) }.
drawn-choice-have-alt = Je hebt: { THINGS($recruits) }.

## Final standings

drawn-final-title = { SIZE($names) ->
    [one] { LIST($names) } wint
   *[other] { LIST($names) } winnen
}
drawn-final-so-far = { $number ->
    [one] De stand na { $number } beurt
   *[other] De stand na { $number } beurten
}
drawn-final-place = { $n ->
    [one] { $rank }. { $name }, { $n } prestigesteen geplaatst
   *[other] { $rank }. { $name }, { $n } prestigestenen geplaatst
} (markten { $markets }, territoria { $territories }, rekruten { $recruits }, dilemma { $dilemma }; moraal { $morale }, kennis { $knowledge })
drawn-final-alt = { $title }. { LIST($places, with: "; ") }.

## Replays

drawn-replay-alt = { SIZE($names) ->
    [0] De film van het spel van { LIST($players) }, met de belangrijkste van { $n } beurten. Het spel gaat verder.
    [one] De film van het spel van { LIST($players) }, met de belangrijkste van { $n } beurten. { LIST($names) } won.
   *[other] De film van het spel van { LIST($players) }, met de belangrijkste van { $n } beurten. { LIST($names) } wonnen.
}
drawn-replay-begins = Het spel begint.
drawn-replay-turn = Beurt { $number }: { LIST($news, with: " ") }
drawn-replay-built = Markt gebouwd: { THING($tile) }.
drawn-replay-recruit = { $name } heeft een nieuwe actieve rekruut: { THING($recruit) }.
drawn-replay-token = { $name } plaatste een prestigesteen op { THING($place, "the") }.

## Labels of the standings

drawn-final-markets = Markten
drawn-final-territories = Territoria
drawn-final-recruits = Rekruten
drawn-final-artifacts = Artefacten
drawn-final-ties = Bij gelijke stand
drawn-final-dilemma = { $choice ->
    [fight] Dilemma: bevochten
    [serve] Dilemma: gesteund
   *[open] Dilemma: open
}
