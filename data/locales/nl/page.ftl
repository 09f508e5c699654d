# De pagina van het spel in de browser

page-people = Wie je bent
page-table = Spel
page-messages = Berichten
page-unread = Er zijn nieuwe berichten voor jou alleen.
page-closed = Het spel is even niet bereikbaar. Deze pagina gaat vanzelf verder zodra het weer kan.
page-changed = Dat is net veranderd. Kijk nog eens, en druk dan opnieuw.
# Zoals Discord het zegt onder een bericht aan één persoon, en naast een dat gewijzigd is.
page-private = Alleen jij kunt dit zien
page-edited = (bewerkt)
# De woorden van Discord zelf rond berichten en formulieren.
page-cancel = Annuleren
page-submit = Versturen
page-thinking = Aan het nadenken…
page-used = { $name } heeft { $command } gebruikt
page-write = Bericht sturen naar { $place }
page-older = Eerdere berichten tonen
page-newer = Nieuwere berichten
page-newest = Nieuwe berichten · naar het nieuwste
page-empty = Hier zijn nog geen berichten.
page-required = Dit veld is verplicht.
page-form = Dit formulier gaat naar de bot. Vul geen wachtwoorden of andere gevoelige gegevens in.
