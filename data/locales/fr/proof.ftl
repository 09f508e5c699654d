# Lancers et pioches vérifiables.

## Commands: descriptions, at most 100 characters

command-game-word = Mêler un mot à vous aux lancers de cette partie, avant qu’elle commence
    .name = mot
command-game-word-word = N’importe quel mot ou phrase ; seule son empreinte est gardée
    .name = mot

## Before the game

proof-lobby = -# Lancers et pioches sont vérifiables : ils viennent d’un secret, révélé à la fin, dont l’empreinte est `{ $commitment }`. Avec /partie mot, vous y mêlez un mot à vous.
proof-begun = Lancers et pioches viennent du secret dont l’empreinte est `{ $commitment }` et de ce qui y a été mêlé, dont l’empreinte est `{ $seed }`.
proof-word = Votre mot est mêlé aux lancers. Son empreinte est `{ $digest }` : elle sera dans le fichier de la partie après la fin. Le mot lui-même n’est pas gardé.

## After the game

proof-told = **Les lancers et les pioches peuvent maintenant être vérifiés**
    • Le secret : `{ $secret }`
    • Son empreinte, comme dans la préparation : `{ $commitment }`
    • L’empreinte de ce qui a été mêlé : `{ $seed }`
    • L’empreinte de toutes les réponses : `{ $fingerprint }`
proof-check = Vérifier les lancers
proof-later = Le secret est révélé à la fin de la partie ; tout peut alors être vérifié.
proof-none = Les lancers de cette partie ne peuvent pas être vérifiés : sa préparation a été ouverte avant que ce soit possible.

## What a check finds

proof-right = **Tout concorde.** Les { $draws } lancers et pioches découlent du secret, et les règles mènent à cette fin à travers les { $answers } réponses.
proof-returns = { $n ->
        [one] La partie est revenue en arrière une fois ; elle a continué avec de nouveaux lancers.
       *[other] La partie est revenue en arrière { $n } fois ; chaque fois, elle a continué avec de nouveaux lancers.
    }
proof-compare = Comparez avec ce que le salon a vu : les empreintes du secret `{ $commitment }`, de ce qui a été mêlé `{ $seed }` et de toutes les réponses `{ $fingerprint }`. Avec le fichier, n’importe qui peut revérifier : `python -m bot verify FILE`.
proof-not-right = **Cela ne concorde pas :**
proof-wrong = { $what ->
        [file] • Le fichier n’est plus tel qu’il a été écrit.
        [secret] • Le secret n’est pas celui dont l’empreinte a été montrée.
        [seed] • On y a mêlé autre chose que ce qui a été montré.
        [fingerprint] • Les réponses ne sont pas celles de la fin de la partie.
        [missing] • La réponse { $seq } manque.
        [draw] • La réponse { $seq }, un lancer ou une pioche, ne découle pas du secret.
        [rules] • La réponse { $seq } n’est pas ce que donnent les règles.
        [events] • Ce que le fichier raconte de la réponse { $seq } n’est pas ce qui en est résulté.
        [table] • La table à la fin de la partie n’est pas celle du fichier.
       *[winners] • La partie ne finit pas ainsi.
    }
proof-more = { $n ->
        [one] … et une autre.
       *[other] … et { $n } autres.
    }
