# Het bord om aan te raken, in een browser

touch-open = Bord openen
touch-link = Hier is je bord. Deze link is alleen voor jou: hij werkt één keer, binnen vijf minuten. Wil je anderen laten meekijken, geef dan de tweede link door; die toont twaalf uur lang alleen wat dit kanaal toont.
touch-watch-link = Hier is het bord om mee te kijken. Het toont wat dit kanaal toont; je mag de link doorgeven, hij werkt twaalf uur.
touch-watch = Link voor toeschouwers
touch-areas = Delen van het bord
touch-board = Het bord. Scrol om rond te kijken.
touch-whole = Hele bord
touch-larger = Vergroten
touch-smaller = Verkleinen
touch-question = Wat je kunt doen
touch-log = Logboek
touch-film = Terugkijken
touch-turn = Beurt
touch-close = Sluiten
touch-discord = Naar Discord
touch-elsewhere = Ruilen in Discord
touch-lost = De verbinding is weg. Ze komt vanzelf terug.
touch-ticket = Deze link is al gebruikt of verlopen. Open het bord opnieuw vanuit Discord.
touch-full = Er staan op dit moment te veel borden open. Sluit er een, of probeer het over een minuut opnieuw.
touch-gone = Dit spel is er niet meer.
touch-busy = Dat ging te snel. Wacht even en probeer het dan opnieuw.
