# Wat Discord onder een lopend spel wegneemt, en wat er bij ons misging.

error-unexpected = Er ging bij mij iets mis (fout { $code }). Je spel is bewaard zoals het was; probeer het opnieuw, en meld het als het weer gebeurt.
error-report = Melden
error-reported = Bedankt. De beheerder van deze bot heeft het nummer van het spel en de plek van de fout, maar niets van je kaarten.
error-reported-log = Bedankt. De beheerder van deze bot vindt het in het logboek onder { $code }.
error-host = Fout { $code } is gemeld, spel { $game }.
error-store-full = De schijf van deze bot is vol: je zet is niet bewaard; het spel is onveranderd. Meld het aan de beheerder van deze bot, en probeer het later opnieuw.
error-store-away = De database van deze bot is even onbereikbaar, dus ik weet niet of dit bewaard is. Wacht even, kijk met /beurt hoe het spel ervoor staat, en druk zo nodig opnieuw: het gebeurt nooit twee keer.
error-store = De database van deze bot kan nu niet gelezen of geschreven worden: je zet is niet bewaard; het spel is onveranderd. Meld het aan de beheerder van deze bot, en probeer het later opnieuw.
error-busy = Ik heb het nu druk, en er is niets veranderd. Druk over een paar seconden opnieuw.
error-discord = Discord weigerde dat. Je spel is bewaard: kijk met /beurt of /stand hoe het ervoor staat, en probeer het zo nodig opnieuw.

trouble-locked = De thread { $channel } is vergrendeld, dus ik kan daar niets schrijven. Je spel gaat door: /beurt en /stand werken nog, ook hier. Vraag iemand die de server beheert om hem te ontgrendelen; dan verschijnt het spel daar weer.
trouble-channel-gone = Het kanaal van je Euphoria-spel nr. { $game } is verwijderd, dus het spel is afgebroken. Geen winnaar; het logboek blijft bewaard.
trouble-mute = Ik mag in { $channel } niets meer schrijven: de machtiging { $permissions } ontbreekt. Je spel gaat door: /beurt en /stand werken daar nog. Vraag iemand die de server beheert om die terug te geven.
server-back = Ik ben weer op deze server. Het spel gaat verder waar het was, en iedereen heeft weer de volle tijd.
