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
