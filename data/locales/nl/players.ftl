# Computerspelers: hoe ze zijn, waarom ze iets zouden doen, en waarom ze een ruil afslaan.

## Personalities

personality-builder = De bouwer
    .text = Zet vroeg en vaak werkers op bouwplaatsen.
personality-digger = De graver
    .text = Leeft in de tunnels en wil elke geheime rekruut actief hebben.
personality-collector = De verzamelaar
    .text = Trekt artefacten en ruilt paren in voor prestigestenen.
personality-trader = De Icarite-handelaar
    .text = Wint roes uit de wolken en doet zaken in Icarus.

lobby-computer-like = { $level ->
    [easy] • **{ $name }**, { $colour } · computerspeler, makkelijk: { $personality }
    [hard] • **{ $name }**, { $colour } · computerspeler, moeilijk: { $personality }
   *[normal] • **{ $name }**, { $colour } · computerspeler, normaal: { $personality }
}

## Hints: why this move

hint-line = Ik zou kiezen: { LIST($moves) }. { $why }
hint-second = Anders: { LIST($moves) }.
hint-off = Dit spel wordt zonder tips gespeeld.
hint-none = Er wordt je nu niets gevraagd, dus ik heb geen tip voor je.

hint-gather = Het levert { THING($good) } op, en dat kun je nu het best gebruiken.
hint-gather-allegiance = Een laag totaal geeft { THING($good) } en +1 { THING($faction) }-alliantie, en daar hebben je rekruten iets aan.
hint-gather-more = Een totaal van 9 of meer geeft { COUNT($good, 2) }; je krijgt 1 kennis.
hint-gather-safe = Een totaal van 5–8 geeft { THING($good) }, en je verliest 1 kennis.
hint-tunnel = Je kunt { THING($good, "the") } missen, en { COUNT($thing, 1) } uit de tunnel brengt je dichter bij een prestigesteen.
hint-tunnel-end = { COUNT($good, 3) } aan het einde van de tunnel, en het kost geen grondstoffen of producten.
hint-site = { $n ->
    [one] Na de jouwe is nog { $n } werker nodig; dan staat de markt, en elke bouwer plaatst een prestigesteen.
   *[other] Na de jouwe zijn nog { $n } werkers nodig; dan staat de markt, en elke bouwer plaatst een prestigesteen.
}
hint-site-last = De jouwe is de laatste werker die nodig is: de markt wordt gebouwd, elke bouwer plaatst een prestigesteen, en hun werkers keren terug.
hint-token = { $n ->
    [0] Je kunt betalen, en daarmee plaats je je laatste prestigesteen.
    [one] Je kunt nu betalen en een prestigesteen plaatsen; dan is er nog maar { $n } over.
   *[other] Je kunt nu betalen en een prestigesteen plaatsen; dan zijn er nog { $n } over.
}
hint-token-last = Je plaatst je tiende prestigesteen: je wint.
hint-allegiance = Je kunt er geen prestigesteen kwijt, maar +1 { THING($faction) }-alliantie is het waard.
hint-breeze = Twee artefacten ineens brengen je een flink eind op weg naar een prestigesteen.
hint-sky = Met twee producten ineens kun je op bouwplaatsen of bij de Nimbus Loft betalen.
hint-tank = Een nieuwe werker betekent elke ronde een extra actie.
hint-tank-knowledge = Je werkers rennen bijna weg: −2 kennis voorkomt dat.
hint-tank-morale = Met meer moraal mag je meer artefacten houden.
hint-retrieve = { $n ->
    [one] Die werker terughalen is meer waard dan welk vakje ook.
   *[other] { $n } werkers terughalen is meer waard dan welk vakje ook.
}
hint-retrieve-none = Al je werkers staan op het bord: tijd om ze terug te halen.
hint-retrieve-some = { $n ->
    [one] Haal er maar { $n } terug: als je ze allemaal samen werpt, kan er een wegrennen, en die op bouwplaatsen blijven beter staan.
   *[other] Haal er maar { $n } terug: als je ze allemaal samen werpt, kan er een wegrennen, en die op bouwplaatsen blijven beter staan.
}
hint-dilemma-serve = Als je bijdraagt aan de dystopie, plaats je een prestigesteen zonder een werker te gebruiken.
hint-dilemma-fight = Een extra rekruut verdien je in de rest van het spel terug.
hint-stop = Geen enkel vakje is nu nog een werker waard.

hint-answer-retrieve = Deze heb je het liefst terug; de andere kunnen waar ze staan nog iets opleveren.
hint-answer-pay = Zoveel is de moraal je nu waard.
hint-answer-price = Dat zul je het minst missen.
hint-answer-benefit = Dat brengt je het dichtst bij je volgende prestigesteen.
hint-answer-authority = Daar heb je er het meest aan: je bent van een boete af, of bezet een vakje voordat het weg is.
hint-answer-discard = Paren en het artefact voor je dilemma kun je beter houden.
hint-answer-keep = Dat past het best bij wat je hebt.
hint-answer-order = De volgorde maakt hier weinig uit.
hint-answer-recruits = Ze passen goed bij elkaar: met dezelfde fractie levert alliantievakje 11 een prestigesteen op allebei op.
hint-answer-recruits-apart = Ze delen geen fractie, maar wat ze samen kunnen, is voor jou het meest waard.
hint-answer-recruit = Wat deze kan, en hoe hij past bij wat je gekozen hebt, is voor jou het meest waard.
hint-answer-tile = Met deze boete valt het best te leven.
hint-answer-track = Dat vakje is het meest waard van wat nog vrij is.
hint-trade-yes = Het levert je meer op dan het kost.
hint-trade-no-cannot = Je hebt geen { THING($thing) } om te geven.
hint-trade-no-leader = Die speler staat zo dicht bij de winst dat je beter niet kunt helpen.
hint-trade-no-need = Je hebt je { THING($thing) } zelf nodig.
hint-trade-no-use = Aan { THING($thing, "some") } heb je nu niets.
hint-trade-no-little = Het is te weinig voor wat er gevraagd wordt.
hint-ability-yes = Het levert meer op dan het kost.
hint-ability-no = Het kost meer dan het nu zou opleveren.

## Trades with a computer player

trade-said = **{ $name }**: { $why }

trade-no-leader = Je staat zo dicht bij de winst dat ik je niet help.
trade-no-need = Ik heb mijn { THING($thing) } zelf nodig.
trade-no-card = Daar geef ik geen artefact voor.
trade-no-use = Aan { THING($thing, "some") } heb ik nu niets.
trade-no-use-card = Aan dat artefact heb ik nu niets.
trade-no-little = Dat is te weinig voor wat je vraagt.
trade-no-kept = Ik val hier alleen in: wat deze speler verzameld heeft, ruil ik niet weg.
