# Les menus que Discord ouvre sur une personne ou sur un message, sous « Applications ».

## Their entries: at most 32 characters, capitals and spaces as Discord’s own have them

context-mat = Plateau personnel
context-trade = Proposer un échange
context-happened = Que s’est-il passé ici ?

context-no-seat = { $name } ne joue pas dans la partie de ce salon. Choisissez quelqu’un qui y joue.
context-no-trade = Pour l’instant, vous ne pouvez échanger qu’avec { $names } : l’un des deux doit être le joueur dont c’est le tour.

## What happened here, on a message with a game’s board; $what is a line for each move

happened-before = **Ce qui a mené à ce plateau :**
    { $what }
happened-after = **Ce qui a été joué ensuite :**
    { $what }
happened-taken-back = Certains de ces coups ont été annulés depuis.
happened-unknown = Ce message ne me dit rien. Choisissez un de mes messages avec le plateau ; /journal raconte toute la partie.
