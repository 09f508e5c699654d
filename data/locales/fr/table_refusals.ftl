# Pourquoi une commande ou un bouton ne fait rien : pas de partie, pas votre place, trop tard.

game-none-here = Il n’y a pas de partie dans ce salon. Ouvrez-en une avec /partie nouvelle.
game-none = Vous ne jouez dans aucune partie en cours. Ouvrez-en une avec /partie nouvelle dans un salon.
game-which = Vous jouez dans plusieurs parties : utilisez cette commande dans le salon de celle dont il s’agit.
game-not-started = Cette partie n’a pas commencé : elle est encore en préparation.
game-spectator = Vous regardez cette partie. Seuls ses joueurs peuvent faire cela ; /plateau et /état sont pour tout le monde.
game-elsewhere = Cela concerne la partie dans { $channel }. Utilisez-le là-bas.
game-over = Cette partie est finie. Ouvrez-en une autre avec /partie nouvelle.
game-paused = Cette partie est en pause. Elle reprend avec /partie reprendre.
game-not-asked = Ce n’est pas à vous : la table attend { $names }.

button-old = Ce bouton est ancien et ne fait plus rien. Le message le plus récent de la partie a les bons ; /tour ouvre ce qu’on vous demande, et /état dit où en est la partie.
press-slower = Vous appuyez trop vite : rien n’a été fait. Attendez quelques secondes, puis appuyez de nouveau.
menu-not-offered = Cela ne faisait pas partie des choix : rien n’a changé. Choisissez parmi ce que vous voyez maintenant.
typed-too-long = C’est trop long à lire : rien n’a changé. Utilisez au plus 200 caractères.
form-again = Remplir de nouveau
form-old = Ce formulaire date d’avant une mise à jour : je n’ai pas pu le lire. Rien ne s’est passé : ouvrez-en un autre.
typed-ambiguous = Plusieurs noms correspondent à « { $typed } ». Choisissez dans la liste qui apparaît pendant la saisie.

refused-stale = On y a déjà répondu, ou cela a été annulé. Le message le plus récent a la question actuelle ; /tour la montre aussi.
refused-channel-taken = Il y a déjà une partie dans ce salon.
refused-lobby-closed = Cette préparation est close, ou sa partie a commencé.
refused-seat-not-free = Cette place n’est plus libre : son joueur est de retour, quelqu’un d’autre l’a, ou le délai est passé.
refused-seat-for-another = La table offre cette place à la personne nommée dans le message. Pour jouer vous-même, demandez à un joueur de vous proposer avec /partie vote.
refused-already-seated = Vous avez déjà une place.
refused-table-full = Les six places sont prises. Attendez un départ, ou ouvrez une partie ailleurs.
refused-colour-taken = Quelqu’un a cette couleur. Choisissez-en une autre.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-not-your-seat = Cette place est à quelqu’un d’autre.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-not-a-computer = Cette place n’est pas celle d’un ordinateur.
refused-no-such-game = Cette partie n’est plus enregistrée.
refused-not-started = Cette partie n’a pas commencé : elle est encore en préparation.
refused-paused = Cette partie est en pause. Elle reprend avec /partie reprendre.
refused-game-ended = Cette partie a été abandonnée. Ouvrez-en une autre avec /partie nouvelle.
refused-not-paused = Cette partie n’est pas en pause.
refused-too-few = Il faut au moins deux places. Attendez que quelqu’un rejoigne la partie, ou ajoutez un ordinateur.
refused-roll-between = Entre ces choix, des dés sont lancés. Faites-les l’un après l’autre : /tour vous les demande.
refused-offer-spent = L’autre joueur n’a plus tout ce qu’il offrait. Refusez, ou faites-lui une autre offre.
refused-offer-gone = Cette offre est close : on y a répondu, elle a été retirée, ou son tour est fini.
refused-no-such-turn = Ce tour n’existe pas : on ne peut pas y revenir.
refused-no-voice = Vous ne pouvez pas voter : il s’agit de votre propre place. Jouez, et le vote est clos.
refused-not-away = Vous n’avez pas d’absence en cours. /absence montrer liste celles qui sont prévues, et permet de les retirer.
refused-away-many = Vous avez déjà { $most } absences prévues. Retirez-en d’abord une avec /absence montrer.
refused-vote-closed = Ce vote est clos.
