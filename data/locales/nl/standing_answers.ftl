# /standing: wat een speler in een spel altijd antwoordt.

## Commands: descriptions, at most 100 characters

command-standing = Leg antwoorden vast die je in dit spel altijd geeft, zodat niemand erop wacht
    .name = autoantwoord
command-standing-decline = Sla elke ruil met een speler af, voor de rest van dit spel
    .name = afslaan
command-standing-player = Met wie je niet ruilt
    .name = speler
command-standing-answer = Antwoord hetzelfde, telkens als een van je rekruten of een markt iets vraagt
    .name = antwoorden
command-standing-question = Wat er vraagt: een van je actieve rekruten, of wat je nu gevraagd wordt
    .name = vraag
command-standing-what = Wat je altijd antwoordt
    .name = antwoord
command-standing-list = Bekijk je vaste antwoorden in dit spel
    .name = lijst
command-standing-clear = Wis een vast antwoord: ik vraag het je dan weer
    .name = wissen
command-standing-which = Welke; laat leeg voor alle
    .name = welke

standing-everybody = Iedereen
standing-yes = Ja
standing-no = Nee
standing-penalty = Wat je door een markt verliest
standing-forced = Beurten met maar één mogelijke zet
standing-line = { $what }: altijd “{ $answer }”
standing-line-trade = Ruilen met { $name }: altijd afgeslagen
standing-line-everybody = Ruilen met wie dan ook: altijd afgeslagen
standing-line-forced = Beurten met maar één mogelijke zet: worden voor je gespeeld
standing-set = Vanaf nu in dit spel: { $what }. Met /autoantwoord wissen stop je ermee.
standing-yours = **Je vaste antwoorden in dit spel**
standing-none = Je hebt geen vaste antwoorden in dit spel.
standing-cleared = { $n ->
        [0] Er was niets te wissen.
        [one] Eén vast antwoord is gewist: ik vraag het je weer.
       *[other] { $n } vaste antwoorden zijn gewist: ik vraag het je weer.
    }
standing-declined = { $name } slaat in dit spel elke ruil met jou af.
standing-no-such-player = Er is hier geen andere speler “{ $typed }”. Kies uit de lijst.
standing-no-such-question = “{ $typed }” is geen vraag die vaker terugkomt. Kies uit de lijst.
standing-no-such-answer = “{ $typed }” is daar geen antwoord op. Kies uit de lijst.
