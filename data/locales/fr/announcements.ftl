# Ce que le salon lit d'une partie : à qui le tour, la fin, et les nouvelles pour qui suit.

## Commands: descriptions, at most 100 characters

command-game-follow = Suivre ou ne plus suivre les grands moments de cette partie
    .name = suivre

announce-take-turn = Jouer mon tour
announce-choose = Choisir
announce-answer = Répondre
announce-recap = Résumé
announce-board = Tout le plateau
announce-turn = **Tour { $number }** : { $player }, c’est votre tour.
    .others = **Tour { $number }** : c’est au tour de { $player }.
announce-choosing = { $what ->
        [market_draft] Chacun choisit en secret une tuile « marché ». On attend encore : { $players }.
        [recruit_draft] Chacun sélectionne en secret des spécialistes. On attend encore : { $players }.
       *[other] Chacun choisit en secret des spécialistes. On attend encore : { $players }.
    }
announce-chosen = -# Tout le monde a choisi.
announce-replaced = -# Voir le message suivant.
announce-asked = { $ask ->
        [ability] { $player }, dites si vous utilisez votre spécialiste : le tour du joueur { $turn } attend.
        [discard] { $player }, défaussez jusqu’à votre limite de main : le tour du joueur { $turn } attend.
        [penalty] { $player }, choisissez ce que prend le marché : le tour du joueur { $turn } attend.
        [trade] { $player }, répondez à l’échange : le tour du joueur { $turn } attend.
        [track_draft] { $player }, choisissez votre niveau sur une échelle : le tour du joueur { $turn } attend.
        [authority] { $player }, placez votre marqueur d’autorité : le tour du joueur { $turn } attend.
        [order] { $player }, dites quel pouvoir passe d’abord : le tour du joueur { $turn } attend.
       *[other] { $player }, vous avez quelque chose à choisir : le tour du joueur { $turn } attend.
    }
    .others = Le tour du joueur { $turn } attend la réponse de { $player }.
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
announce-due = Réponse attendue { $time }.
announce-taken-back = { $name } a annulé un choix.
announce-no-picture = (Je ne peux pas joindre le plateau ici : donnez-moi la permission Joindre des fichiers. /état le décrit en mots.)

end-won = { $n ->
        [one] 🏆 **{ $players } remporte la partie !**
       *[other] 🏆 **{ $players } remportent ensemble la partie !**
    }
end-standings = **La table à la fin**
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
end-secrets = **Ce que chacun avait en main**
end-replay = Toute la partie, tour par tour :

follow-now = Vous suivez cette partie : je vous signalerai les nouveaux marchés, les joueurs près de leur dernier marqueur, et la fin. La même commande y met fin.
follow-no-more = Vous ne suivez plus cette partie.
follow-player = Vous jouez dans cette partie : vous saurez tout de toute façon.
follow-news = Des nouvelles de { $channel } :
follow-look = { $names } Il s’est passé quelque chose dans la partie que vous suivez.
