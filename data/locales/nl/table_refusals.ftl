# Waarom een opdracht of knop niets doet: geen spel, niet jouw plaats, te laat.

game-none-here = Er is geen spel in dit kanaal. Open er een met /spel nieuw.
game-none = Je speelt nu in geen enkel spel. Open er een met /spel nieuw in een kanaal.
game-which = Je speelt in meerdere spellen: gebruik deze opdracht in het kanaal van het spel dat je bedoelt.
game-not-started = Dit spel is nog niet begonnen: het staat nog in de lobby.
game-spectator = Je kijkt naar dit spel. Alleen de spelers kunnen dat doen; /bord en /stand zijn voor iedereen.
game-elsewhere = Dat hoort bij het spel in { $channel }. Gebruik het daar.
game-over = Dit spel is afgelopen. Open een nieuw spel met /spel nieuw.
game-paused = Dit spel is gepauzeerd. Het gaat verder met /spel hervatten.
game-not-asked = Jij bent niet aan zet: de tafel wacht op { $names }.

button-old = Deze knop is oud en doet niets meer. De goede knoppen staan onder het nieuwste bericht van het spel; /beurt opent wat je gevraagd wordt, en /stand vertelt hoe het spel ervoor staat.
press-slower = Zo snel kan niemand spelen, dus er is niets gedaan. Wacht een paar seconden en druk opnieuw.
menu-not-offered = Dat stond niet in het aanbod, dus er is niets veranderd. Kies opnieuw uit wat je nu ziet.
typed-too-long = Dat is te lang om te lezen, dus er is niets veranderd: gebruik hoogstens 200 tekens.
form-again = Opnieuw invullen
form-old = Dit formulier is van vóór een update, dus ik kon het niet lezen. Er is niets gebeurd: open het opnieuw.
typed-ambiguous = Op “{ $typed }” past meer dan één naam. Kies uit de lijst die verschijnt terwijl je typt.

refused-stale = Dat is al beantwoord, of teruggenomen. De vraag van nu staat in het nieuwste bericht; /beurt toont die ook.
refused-channel-taken = Er is al een spel in dit kanaal.
refused-lobby-closed = Deze lobby is gesloten, of het spel is begonnen.
refused-seat-not-free = Deze plaats is niet meer vrij: de speler is terug, iemand anders heeft hem, of de tijd is om.
refused-seat-for-another = Deze plaats is voor de speler die in het bericht genoemd wordt. Wil je zelf spelen, vraag dan een speler hier om je voor te stellen met /spel stemming.
refused-already-seated = Je hebt al een plaats.
refused-table-full = Alle zes de plaatsen zijn bezet. Wacht tot iemand vertrekt, of open elders een spel.
refused-colour-taken = Iemand heeft die kleur al. Kies een andere.
refused-not-seated = Je hebt geen plaats aan deze tafel.
refused-not-your-seat = Die plaats is van iemand anders.
refused-no-such-seat = Die plaats bestaat niet aan deze tafel.
refused-not-a-computer = Op die plaats zit geen computerspeler.
refused-no-such-game = Dat spel is niet meer opgeslagen.
refused-not-started = Dit spel is nog niet begonnen: het staat nog in de lobby.
refused-paused = Dit spel is gepauzeerd. Het gaat verder met /spel hervatten.
refused-game-ended = Dit spel is afgebroken. Open een nieuw spel met /spel nieuw.
refused-not-paused = Dit spel is niet gepauzeerd.
refused-too-few = Een spel heeft minstens twee plaatsen nodig. Wacht tot iemand meedoet, of voeg een computerspeler toe.
refused-roll-between = Tussen die keuzes wordt gerold. Maak ze na elkaar: /beurt vraagt erom.
refused-offer-spent = De ander heeft niet meer alles wat werd aangeboden. Sla het af, of doe een ander aanbod.
refused-offer-gone = Dat aanbod is voorbij: het is beantwoord, ingetrokken, of met de beurt geëindigd.
refused-no-such-turn = Naar zo’n beurt kun je niet terug.
refused-no-voice = Je kunt hier niet stemmen: het gaat over je eigen plaats. Speel verder, en de stemming is voorbij.
refused-not-away = Je bent nu niet weg. /afwezig tonen laat zien wat je gepland hebt, en je kunt het daar weghalen.
refused-away-many = Je hebt al { $most } afwezigheden gepland. Haal er eerst een weg met /afwezig tonen.
refused-vote-closed = Deze stemming is beslist.
