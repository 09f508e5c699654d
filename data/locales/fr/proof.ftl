# Lancers et pioches vérifiables.

## Commands: descriptions, at most 100 characters

command-game-word = Mêler un mot de votre choix aux lancers de cette partie, avant le départ
    .name = mot
command-game-word-word = Un mot ou une phrase, dont je garde l’empreinte ; ou son SHA-256, à révéler au départ
    .name = mot

## Before the game

proof-fair = 🔒 Lancers vérifiables ({ $digits })
proof-lobby-waits = **Le départ est donné.** La partie commence dès que les mots scellés sont révélés.
proof-about = Tous les lancers et pioches viendront d’un secret que j’ai déjà tiré. Je le révèle après la partie, et chacun peut alors tout vérifier. D’ici là, son empreinte (SHA-256) m’engage : `{ $commitment }`
proof-about-word = Vous n’avez rien à faire. Si vous voulez, mêlez-y un mot de votre choix. Le plus sûr est que je ne puisse pas le connaître avant le départ : donnez-moi seulement son SHA-256, 64 chiffres que calcule n’importe quelle page ou appli « sha256 », et révélez le mot une fois le départ donné. Prenez plusieurs mots que personne ne devine.
proof-about-game = Lancers et pioches viennent du secret dont l’empreinte est `{ $commitment }`, de ce qui y a été mêlé, dont l’empreinte est `{ $seed }`, et de vos appuis et réponses.
proof-sealed-by = Mot scellé donné par { $names }.
proof-give = Donner un mot
proof-give-label = Un mot ou une phrase, ou son SHA-256
proof-give-about = D’un mot, je garde l’empreinte ; pour un SHA-256, le mot est demandé au départ
proof-word = Votre mot est mêlé aux lancers. Son empreinte est `{ $digest }` : elle sera dans le fichier de la partie après la fin. Le mot lui-même n’est pas gardé.
proof-word-sealed = Votre mot est scellé : son empreinte est `{ $digest }`. Gardez-le, exactement comme vous l’avez écrit : une fois le départ donné, le salon le demande. Il sera alors dans le fichier de la partie.
proof-word-empty = Écrivez un mot ou une phrase de 200 caractères au plus.
proof-awaited = **Le départ est donné**, avec le numéro `{ $start }`. Les lancers viendront du secret dont l’empreinte est `{ $commitment }`, de vos appuis et de ces mots scellés. Si vous en avez scellé un, révélez-le maintenant. Le dernier lance la partie.
proof-awaited-word = • { $name } : `{ $digest }`
proof-reveal = Révéler mon mot
proof-reveal-about = Exactement comme vous l’avez scellé ; il sera dans le fichier de la partie
proof-revealed = Votre mot concorde et il est mêlé aux lancers. La partie commence dès que tous les mots scellés sont révélés.
proof-without = Commencer sans les autres
proof-wordless = La partie commence. Son fichier nommera les mots scellés qui n’ont pas été révélés.

## During the game

proof-begun = 🔒 **Lancers vérifiables.** Tous les lancers et pioches de cette partie viennent
    • du secret dont l’empreinte est `{ $commitment }`,
    • de ce qui y a été mêlé, dont l’empreinte est `{ $seed }`,
    • et, à partir de maintenant, de vos appuis et réponses.
    Ce message n’est jamais modifié.
proof-digits = -# 🔒 journal `{ $digits }`
proof-restored = 🔒 **Cette partie a été restaurée depuis une sauvegarde :** elle reprend là où elle en était alors, et les anciens boutons ne marchent plus. Ses lancers et pioches viennent désormais d’un nouveau secret, dont l’empreinte est `{ $commitment }` : personne ne les connaît d’avance. Ce message n’est jamais modifié.
proof-restored-lobby = 🔒 **Cette table a été restaurée depuis une sauvegarde.** Ses lancers et pioches viendront d’un nouveau secret, dont l’empreinte est `{ $commitment }`. Si vous aviez donné un mot, donnez-en un de nouveau. Ce message n’est jamais modifié.

## After the game

proof-told = **Les lancers et les pioches peuvent maintenant être vérifiés.** Le secret : `{ $secret }`
proof-told-later = Le secret après une restauration : `{ $secret }`
proof-check = Vérifier les lancers
proof-later = Le secret est révélé à la fin de la partie ; tout peut alors être vérifié.
proof-none = Les lancers de cette partie ne peuvent pas être vérifiés : sa table a été ouverte avant que ce soit possible.

## What a check finds

proof-right = **Tout concorde.** Les { $draws } lancers et pioches découlent du secret, et les règles mènent à cette fin à travers les { $answers } réponses.
proof-returns = { $n ->
        [one] La partie est revenue en arrière une fois ; elle a continué avec de nouveaux lancers.
       *[other] La partie est revenue en arrière { $n } fois ; chaque fois, elle a continué avec de nouveaux lancers.
    }
proof-changed = { $n ->
        [one] Une réponse annulée ne peut pas être rejouée, parce qu’une règle a été corrigée depuis : seuls ses lancers sont vérifiés.
       *[other] { $n } réponses annulées ne peuvent pas être rejouées, parce qu’une règle a été corrigée depuis : seuls leurs lancers sont vérifiés.
    }
proof-renewed = { $n ->
        [one] La partie a été restaurée une fois depuis une sauvegarde et a continué avec un nouveau secret. On ne peut pas vérifier si ses dernières réponses d’avant ont été écartées exprès.
       *[other] La partie a été restaurée { $n } fois depuis une sauvegarde et a continué chaque fois avec un nouveau secret. On ne peut pas vérifier si ses dernières réponses d’avant ont été écartées exprès.
    }
proof-sealed = { $n ->
        [0] Personne n’a révélé de mot scellé après le départ : un bot modifié aurait pu choisir le départ selon les lancers qui lui plaisent.
        [one] Un mot scellé a été révélé après le départ : personne ne pouvait choisir les lancers sans le connaître.
       *[other] { $n } mots scellés ont été révélés après le départ : personne ne pouvait choisir les lancers sans les connaître tous.
    }
proof-withheld = { $n ->
        [one] Un mot scellé n’a pas été révélé.
       *[other] { $n } mots scellés n’ont pas été révélés.
    }
proof-compare = Comparez avec ce que le salon a vu : les empreintes du secret `{ $commitment }`, de ce qui a été mêlé `{ $seed }` et de toutes les réponses `{ $fingerprint }`. Avec le fichier, n’importe qui peut revérifier : `python -m bot verify FILE`.
proof-compare-log = Les chiffres « 🔒 journal » des messages du salon doivent tous être dans le fichier ; les derniers sont `{ $digits }`.
proof-not-right = **Cela ne concorde pas :**
proof-wrong = { $what ->
        [file] • Le fichier n’est plus tel qu’il a été écrit.
        [secret] • Le secret n’est pas celui dont l’empreinte a été montrée.
        [seed] • On y a mêlé autre chose que ce qui a été montré.
        [word] • Un mot révélé n’est pas celui qui avait été scellé.
        [fingerprint] • Les réponses ne sont pas celles de la fin de la partie.
        [missing] • La réponse { $seq } manque.
        [log] • Les chiffres après la réponse { $seq } ne découlent pas des réponses.
        [draw] • La réponse { $seq }, un lancer ou une pioche, ne découle pas du secret.
        [rules] • La réponse { $seq } n’est pas ce que donnent les règles.
        [events] • Ce que le fichier raconte de la réponse { $seq } n’est pas ce qui en est résulté.
        [table] • La situation finale n’est pas celle du fichier.
       *[winners] • La partie ne finit pas ainsi.
    }
proof-more = { $n ->
        [one] … et une autre.
       *[other] … et { $n } autres.
    }
