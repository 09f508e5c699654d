# Wat de beheerder van een server voor de spellen daar beslist.

## Commands: descriptions, at most 100 characters

command-server = Bepaal hoe spellen op deze server beginnen, wie ze mag openen, en waar
    .name = server
command-server-show = Bekijk en verander de instellingen van deze server
    .name = tonen
command-server-set = Verander een paar instellingen van deze server
    .name = instellen
command-server-set-language = De taal van spellen die vanaf nu geopend worden
    .name = taal
command-server-set-pace = De tijd per vraag in spellen die vanaf nu geopend worden
    .name = tempo
command-server-set-printing = De editie van de rekruten in spellen die vanaf nu geopend worden
    .name = editie
command-server-set-picture = Het plaatje van een zet in spellen die vanaf nu geopend worden
    .name = plaatje
command-server-set-games = Hoeveel lobby’s en spellen er tegelijk mogen zijn
    .name = spellen

command-server-set-seats = Het kanaal of forum waar vrije plekken aangekondigd worden
    .name = plekken
command-server-forget = Verwijder alles wat ik over deze server heb opgeslagen
    .name = vergeten

server-title = ## Serverinstellingen
    Wie de machtiging Server beheren heeft, kan ze veranderen. Veranderingen gelden meteen.
server-page-games = Nieuwe spellen
server-page-rules = Wie en waar
server-page-seats = Vrije plekken
server-games-about = **Zo beginnen nieuwe spellen.** De host van een lobby kan het daar nog veranderen.
server-language = Taal
server-language-default = Taal: zoals de bot is ingesteld
server-language-choice = Taal: { $language }
server-openers-about = **Wie spellen mag openen.** Wie de server beheert, mag het altijd.
server-openers = Iedereen
server-roles-gone = ⚠️ De gekozen rollen zijn verwijderd: alleen wie de server beheert, kan nu spellen openen. Kies andere, of geen voor iedereen.
server-channels-about = **Waar spellen geopend mogen worden.** Een categorie geldt voor haar kanalen, een kanaal voor zijn threads.
server-channels = In elk kanaal
server-channels-gone = ⚠️ De gekozen kanalen zijn verwijderd: er kan nu geen spel geopend worden. Kies andere, of geen voor elk kanaal.
server-most-about = **Hoeveel spellen tegelijk,** met lobby’s en gepauzeerde spellen erbij.
server-most = Spellen tegelijk
server-most-default = { $most ->
        [one] Hoogstens { $most } spel tegelijk, zoals de bot is ingesteld
       *[other] Hoogstens { $most } spellen tegelijk, zoals de bot is ingesteld
    }
server-most-choice = { $n ->
        [one] { $n } spel tegelijk
       *[other] Hoogstens { $n } spellen tegelijk
    }
server-seats-about = **Waar vrije plekken aangekondigd worden.** De host van een lobby beslist of er spelers gezocht worden; een plek die de spelers vrijgeven, wordt altijd aangekondigd.
server-seats = Nergens
server-posts-about = **Een post voor elk spel,** met tags die zeggen hoe het ervoor staat: open, bezig, gepauzeerd of afgelopen. Een spel dat in een post van dit forum gespeeld wordt, krijgt daar zijn tags.
server-posts = { $on ->
        [yes] Een post voor elk spel: ja
       *[no] Een post voor elk spel: nee
    }
server-seats-gone = ⚠️ Het gekozen kanaal is verwijderd, dus er wordt niets aangekondigd. Kies een ander.
server-seats-missing = ⚠️ Ik kan in { $channel } niets aankondigen: geef me daar de machtiging { $permissions }.
server-tag = “{ $tag }”
server-tags-missing = { $needed ->
        [yes] ⚠️ Dit forum neemt geen post zonder tag aan, dus er wordt niets aangekondigd. Maak daar de tags { $tags }, of geef me de machtiging Kanalen beheren en ik maak ze.
       *[no] ⚠️ Posts kunnen niet alles tonen: maak in dit forum de tags { $tags }, of geef me de machtiging Kanalen beheren en ik maak ze.
    }
server-tags-full = { $needed ->
        [yes] ⚠️ Dit forum neemt geen post zonder tag aan en heeft geen ruimte voor nog een tag, dus er wordt niets aangekondigd. Verwijder daar een tag, of hernoem er een tot { $tags }.
       *[no] ⚠️ Posts kunnen niet alles tonen: dit forum heeft geen ruimte voor meer tags. Verwijder er een paar, dan maak ik { $tags }, of hernoem er een paar.
    }
server-threads-missing = ⚠️ Ik kan de tags van posts van anderen niet veranderen: geef me de machtiging Threads beheren als daar spellen gespeeld worden.
server-managers-only = Dat kan alleen wie deze server mag beheren: vraag iemand met de machtiging Server beheren.
server-forget-ask = Bevestig je dit, dan verwijder ik alles wat ik over deze server heb opgeslagen: de instellingen en de spellen met hun logboeken, notities en plannen. { $open ->
        [0] Er is hier geen spel open.
        [one] Het enige open spel eindigt zonder winnaar.
       *[other] De { $open } open spellen eindigen zonder winnaar.
    } { $over ->
        [0] Er is nog geen spel afgelopen.
        [one] Het ene afgelopen spel telt voor niemand meer mee in de statistieken.
       *[other] De { $over } afgelopen spellen tellen voor niemand meer mee in de statistieken.
    } Berichten in de kanalen blijven staan. Dit is niet terug te draaien.
server-forget-sure = Alles verwijderen
server-forgotten = { $games ->
        [0] Gedaan: de instellingen van deze server zijn verwijderd. Er waren geen spellen opgeslagen.
        [one] Gedaan: de instellingen van deze server en het enige spel zijn verwijderd.
       *[other] Gedaan: de instellingen van deze server en { $games } spellen zijn verwijderd.
    }
server-forgotten-game = Iemand die deze server beheert, heeft alles laten verwijderen wat ik erover had opgeslagen. Dit spel is voorbij, zonder winnaar.
server-not-served = Ik draai voor andere servers, dus ik doe hier niets. De beheerder van deze bot kan het id van deze server, { $id }, toevoegen aan de instelling SERVERS.

open-by-roles = { $n ->
        [0] Alleen wie deze server beheert, kan nu spellen openen: de rollen die dat mochten, zijn verwijderd. Vraag een beheerder om andere te kiezen met /server tonen.
       *[other] Op deze server mag alleen wie een van deze rollen heeft een spel openen: { $roles }. Vraag een van hen om dat te doen, en doe dan mee.
    }
open-elsewhere = { $n ->
        [0] Er kan nu geen spel geopend worden: de kanalen ervoor zijn verwijderd. Vraag een beheerder van deze server om andere te kiezen met /server tonen.
       *[other] In dit kanaal mag je geen spel openen. Dat kan wel in: { $channels }.
    }
refused-too-many-games = { $most ->
        [one] Op deze server mag maar één spel tegelijk, en dat is er al. Maak het eerst af, of sluit de lobby.
       *[other] Deze server heeft al { $most } lobby’s en spellen, en meer mogen er niet. Maak er eerst een af, of sluit een lobby.
    }
