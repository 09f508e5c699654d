# Les menus que Discord ouvre sur une personne ou sur un message, sous « Applications ».

## Their entries: at most 32 characters, capitals and spaces as Discord’s own have them

context-mat = Plateau du joueur
context-trade = Proposer un échange
context-happened = Que s’est-il passé ici ?

context-no-seat = { $name } ne joue pas dans la partie de ce salon. Choisissez quelqu’un qui y joue.
context-no-trade = Vous ne pouvez échanger maintenant qu’avec { $names } : un échange se fait entre le joueur dont c’est le tour et un autre joueur.

## What happened here, on a message with a game’s board; $what is a line for each move

happened-before = **Ce qui a mené à ce plateau :**
    { $what }
happened-after = **Ce qui a été joué ensuite :**
    { $what }
happened-taken-back = Certains coups que raconte ce message ont été annulés depuis.
happened-unknown = Je ne sais pas ce que dit ce message. Choisissez un des miens qui montre le plateau après un tour ; /journal raconte toute la partie.
