# Ce que le salon lit d'une partie : à qui le tour, la fin, et les nouvelles pour qui suit.

## Commands: descriptions, at most 100 characters

command-game-follow = Être prévenu, ou non, des grands moments de cette partie
    .name = suivre

announce-take-turn = Jouer mon tour
announce-choose = Choisir
announce-answer = Répondre
announce-recap = Résumé
announce-board = Tout le plateau
announce-zoom = Voir de plus près
announce-turn = **Tour { $number }** : { $player }, c’est votre tour.
    .others = **Tour { $number }** : c’est à { $player } de jouer.
announce-choosing = { $what ->
        [market_draft] Chacun choisit en secret une tuile « marché ». On attend encore : { $players }.
        [recruit_draft] Chacun sélectionne en secret des spécialistes. On attend encore : { $players }.
       *[other] Chacun choisit en secret des spécialistes. On attend encore : { $players }.
    }
announce-chosen = -# Tout le monde a choisi.
announce-replaced = -# La suite est dans le message suivant.
announce-asked = { $ask ->
        [ability] { $player }, utilisez-vous votre spécialiste ? { $turn } attend.
        [discard] { $player }, votre main dépasse sa limite : à vous de défausser. { $turn } attend.
        [penalty] { $player }, choisissez ce que le marché vous prend. { $turn } attend.
        [trade] { $player }, répondez à la proposition d’échange. { $turn } attend.
        [track_draft] { $player }, choisissez votre niveau de départ (moral ou lucidité).
        [authority] { $player }, placez votre marqueur d’autorité. { $turn } attend.
        [order] { $player }, choisissez quel pouvoir passe en premier. { $turn } attend.
       *[other] { $player }, vous avez un choix à faire. { $turn } attend.
    }
    .others = Tour en cours : { $turn }. Réponse attendue : { $player }.
announce-starts = { $player }, choisissez votre niveau de départ.
    .others = { $player } choisit son niveau de départ.
announce-began = { $number ->
        [0] -# La partie a été mise en place ici.
       *[other] -# Le tour { $number } a commencé ici.
    }
announce-folded = -# { $what }
# What a player did, in small print; markets, tokens, recruits and the end are larger.
announce-routine = -# { $line }
# The race at the end of every message: the players, whoever has placed most tokens first.
race = ⭐ { LIST($players, with: " · ") }
race-player = { $name } **{ $tokens }**
# A player, behind the sign of their pieces.
player-signed = { ICON("player", $colour) } { $name }
announce-due = Réponse attendue { $time }.
announce-taken-back = { $name } a annulé un choix.
announce-no-picture = (Je ne peux pas afficher le plateau ici : il me faut la permission Joindre des fichiers. /état le décrit en toutes lettres.)

end-won = { $n ->
        [one] 🏆 **{ $players } remporte la partie !**
       *[other] 🏆 **{ $players } remportent ensemble la partie !**
    }
end-standings = **Situation finale**
end-player = • **{ $name }** : ⭐ { $tokens }/10, moral { $morale }, lucidité { $knowledge }. Spécialistes : { SIZE($recruits) ->
        [0] aucun
       *[other] { THINGS($recruits) }
    } ; encore réticents : { SIZE($hidden) ->
        [0] aucun
       *[other] { THINGS($hidden) }
    } ; artefacts : { SIZE($artifacts) ->
        [0] aucun
       *[other] { AMOUNTS($artifacts) }
    } ; dilemme : { SIZE($dilemma) ->
        [0] aucun
       *[other] { THINGS($dilemma) }
    }
end-rematch = Revanche
end-place = { $tokens ->
        [one] { $rank }. { $player } : { $tokens } marqueur placé
       *[other] { $rank }. { $player } : { $tokens } marqueurs placés
    }
end-secrets = **Les cartes de chacun**
end-replay = Toute la partie, tour par tour :

follow-now = Vous suivez cette partie : je vous préviendrai quand un marché est construit, quand quelqu’un n’a plus qu’un marqueur à placer, et à la fin. Relancez la commande pour ne plus la suivre.
follow-no-more = Vous ne suivez plus cette partie.
follow-player = Vous jouez dans cette partie : vous êtes déjà au courant de tout.
follow-news = Des nouvelles de { $channel } :
follow-look = { $names }, il y a du nouveau dans la partie que vous suivez.
