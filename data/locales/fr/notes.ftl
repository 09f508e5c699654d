# Ce que les joueurs notent pour eux-mêmes.

## Commands: descriptions, at most 100 characters

command-note = Vos notes dans cette partie, que personne d’autre ne peut lire
    .name = note
command-note-add = Noter quelque chose
    .name = ajouter
command-note-add-text = Ce que vous notez
    .name = texte
command-note-show = Lire vos notes
    .name = lire
command-note-clear = Supprimer une de vos notes, ou toutes
    .name = supprimer
command-note-clear-number = Laquelle ; sinon, toutes
    .name = numéro

note-added = Note { $number } enregistrée. Relisez vos notes avec /note lire ; personne d’autre ne les voit.
note-full = Vous avez déjà { $most } notes dans cette partie, le maximum. Supprimez-en avec /note supprimer.
note-title = **Vos notes dans la partie nº { $game }**
note-line = **{ $number }** { $time } { $text }
note-none = Pas encore de notes. Ajoutez-en une avec /note ajouter.
note-cleared = { $n ->
        [one] La note est supprimée.
       *[other] Vos { $n } notes sont supprimées.
    }
note-no-such = Il n’y a pas de note numéro { $number }. /note lire donne les numéros.
