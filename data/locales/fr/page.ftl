# La page de la table dans le navigateur

page-people = Qui vous êtes
page-table = Table
page-messages = Messages
page-unread = Vous avez de nouveaux messages privés.
page-closed = La table est fermée. Cette page reprendra d’elle-même à sa réouverture.
page-changed = Cela vient de changer. Regardez de nouveau, puis appuyez encore une fois.
# Comme le dit Discord sous un message privé, et à côté d’un message modifié.
page-private = Visible de vous uniquement
page-edited = (modifié)
# Les mots de Discord autour des messages et des formulaires.
page-cancel = Annuler
page-submit = Envoyer
page-thinking = Réflexion en cours…
page-used = { $name } a utilisé { $command }
page-write = Envoyer un message dans { $place }
page-older = Afficher les messages précédents
page-newer = Messages plus récents
page-newest = Nouveaux messages · aller au dernier
page-empty = Pas encore de messages ici.
page-required = Ce champ est obligatoire.
page-form = Ce formulaire est envoyé au bot. N’y saisissez ni mot de passe ni autre information sensible.
