# Wat wie een server beheert, beslist voor de spellen daar.

## Commands: descriptions, at most 100 characters

command-server = Waarmee spellen op deze server beginnen, wie ze mag openen, en waar
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
command-server-set-games = Hoeveel lobby’s en spellen er tegelijk mogen zijn
    .name = spellen

command-server-set-seats = Het kanaal of forum waar vrije plaatsen aangekondigd worden
    .name = plaatsen

server-title = ## Serverinstellingen
    Wie de machtiging Server beheren heeft, kan ze veranderen. Veranderingen gelden meteen.
server-page-games = Nieuwe spellen
server-page-rules = Wie en waar
server-page-seats = Vrije plaatsen
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
server-seats-about = **Waar vrije plaatsen aangekondigd worden.** De host van een lobby beslist of er spelers gezocht worden; een plaats die de tafel weggeeft, wordt in elk geval aangekondigd.
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
        [yes] ⚠️ Dit forum neemt geen post zonder tag aan en heeft geen plaats voor nog een tag, dus er wordt niets aangekondigd. Verwijder daar een tag, of hernoem er een tot { $tags }.
       *[no] ⚠️ Posts kunnen niet alles tonen: dit forum heeft geen plaats voor meer tags. Verwijder er een paar, dan maak ik { $tags }, of hernoem er een paar.
    }
server-threads-missing = ⚠️ Ik kan de tags van posts van anderen niet veranderen: geef me de machtiging Threads beheren als daar spellen gespeeld worden.
server-managers-only = Alleen wie deze server mag beheren, kan dat doen: vraag iemand met de machtiging Server beheren.
server-not-served = Ik draai voor andere servers, dus ik doe hier niets. Wie mij draait, kan het id van deze server, { $id }, toevoegen aan de instelling SERVERS.

open-by-roles = { $n ->
        [0] Alleen wie deze server beheert, kan nu spellen openen: de rollen die dat mochten, zijn verwijderd. Vraag een beheerder om andere te kiezen met /server tonen.
       *[other] Op deze server worden spellen geopend door wie een van deze rollen heeft: { $roles }. Vraag een van hen om er een te openen, en doe dan mee.
    }
open-elsewhere = { $n ->
        [0] Er kan nu geen spel geopend worden: de kanalen ervoor zijn verwijderd. Vraag een beheerder van deze server om andere te kiezen met /server tonen.
       *[other] In dit kanaal worden geen spellen geopend. Open het jouwe in een van deze: { $channels }.
    }
refused-too-many-games = { $most ->
        [one] Op deze server mag maar één spel tegelijk, en dat is er al. Maak het eerst af, of sluit de lobby.
       *[other] Deze server heeft al { $most } lobby’s en spellen, en meer mogen er niet. Maak er eerst een af, of sluit een lobby.
    }
