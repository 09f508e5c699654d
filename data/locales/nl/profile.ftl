# Wat mensen voor zichzelf instellen, en waar ze spelen.

command-profile = Beheer je eigen instellingen: taal, tijdzone, stille uren, herinneringen, kleuren
    .name = profiel
command-profile-show = Bekijk je instellingen
    .name = tonen
command-profile-set = Verander een paar van je instellingen
    .name = instellen
command-profile-language = De taal waarin ik tegen je praat
    .name = taal
command-profile-zone = Je tijdzone, bijvoorbeeld Europe/Amsterdam
    .name = tijdzone
command-profile-quiet = Wanneer ik geen herinneringen stuur en stil schrijf, bijvoorbeeld 22:00-08:00, of uit
    .name = stille_uren
command-profile-reach = Hoe ik je herinneringen stuur
    .name = herinneren
command-profile-palette = Hoe plaatjes voor jou alleen getekend worden, of geen: dan woorden
    .name = kleuren
command-profile-digest = Het uur van een dagelijkse lijst van alles wat op je wacht, per privébericht, of uit
    .name = daglijst
command-profile-next-up = Of ik je zonder geluid laat weten dat jij als volgende aan de beurt bent
    .name = volgende_beurt
command-profile-standing = Of je een rating hebt, en wie die en je betrouwbaarheid ziet
    .name = rating
command-profile-forget = Verwijder wat ik van je weet; je plekken in spellen worden anoniem
    .name = vergeten
command-games = Bekijk je spellen, en spellen met een plek voor jou
    .name = spellen
command-games-list = Bekijk al je spellen, en waar er op je gewacht wordt
    .name = lijst

profile-title = **Je instellingen**
profile-change = Veranderen
profile-form = Je instellingen
profile-form-language = Taal
profile-form-zone = Tijdzone
    .about = Bijvoorbeeld Europe/Amsterdam; leeg voor UTC.
profile-form-quiet = Stille uren
    .about = Dan geen herinneringen en geen geluid, bijvoorbeeld 22:00-08:00; leeg voor geen.
profile-form-reach = Herinneringen
profile-form-palette = Plaatjes voor jou alleen
profile-language = • Taal: { $language }
profile-as-discord = Zoals mijn Discord
profile-zone = • Tijdzone: { $zone }; daar is het { $time }
profile-no-zone = Niet ingesteld, dus UTC
profile-quiet = { $on ->
        [True] • Stille uren: { $hours }. Dan stuur ik je geen herinneringen, en wat ik je schrijf, komt zonder geluid.
       *[other] • Stille uren: { $hours }
    }
profile-off = Uit
profile-reach = • Herinneringen: { $reach }
profile-palette = • Plaatjes voor jou alleen: { $palette }
profile-digest = • Dagelijkse lijst van alles wat op je wacht: om { $time }, in plaats van herinneringen voordat je tijd om is
profile-next-up = • Ik laat je zonder geluid weten wanneer jij als volgende aan de beurt bent
profile-standing = • Rating: { $standing }
profile-no-such-hour = Ik kan “{ $typed }” niet als uur lezen. Schrijf bijvoorbeeld 8 of 18:30, of uit.
profile-digest-needs-dm = De dagelijkse lijst komt alleen per privébericht. Kies privéberichten om hem te krijgen; tot dan stuur ik je herinneringen zoals gewoonlijk.
profile-dm-closed = Mijn laatste privébericht aan jou kon niet worden bezorgd. Sta privéberichten voor deze server toe, en stel dan opnieuw in hoe ik je bereik.
profile-zone-first = Je stille uren tellen in UTC tot je een tijdzone instelt.
profile-nothing = Zeg wat je wilt veranderen: kies minstens één optie. Je ziet ze met /profiel tonen.
profile-no-such-zone = Ik ken geen tijdzone “{ $typed }”. Kies er een uit de lijst, bijvoorbeeld Europe/Amsterdam.
profile-no-such-hours = Ik kan “{ $typed }” niet als uren lezen. Schrijf bijvoorbeeld 22:00-08:00, of uit.
profile-forget-ask = Bevestig je dit, dan verwijder ik je instellingen, je notities, je plannen, wat je volgt en je statistieken. In spellen die je speelde of speelt, blijft je plek staan zonder je naam; in lopende spellen speelt een computer daar verder. Dit is niet terug te draaien.
profile-forget-sure = Vergeet mij
profile-forgotten = Gedaan: ik weet niets meer van je.
profile-forgotten-notice = Een speler heeft gevraagd vergeten te worden. Een computerspeler gaat op die plek verder.
profile-anonymous = Iemand

reach-dm = Per privébericht
reach-channel = In het kanaal van het spel
reach-both = Allebei
reach-none = Helemaal niet
rated-off = Uit
rated-me = Aan, alleen voor mij
rated-everybody = Aan, en iedereen mag het zien
palette-printed = Zoals gedrukt
palette-colour_blind = Kleurenblindvriendelijk
palette-none = Geen plaatjes voor mij

games-title = **Je spellen**
games-lobby = Nr. { $game } in { $channel }: in de lobby
games-paused = Nr. { $game } in { $channel }: gepauzeerd
games-kept = Nr. { $game } in { $channel }: een computer valt voor je in; met een opdracht daar speel je weer zelf
games-waiting = Nr. { $game } in { $channel }: wacht op { $names }
