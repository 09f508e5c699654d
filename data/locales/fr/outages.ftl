# Ce que Discord retire sous une partie en cours, et ce qui est allé de travers chez nous.

error-unexpected = Une erreur s’est produite de mon côté (code { $code }). Votre partie est intacte ; réessayez, et si cela se reproduit, signalez-le.
error-report = Signaler
error-reported = Merci. La personne qui héberge ce bot reçoit le numéro et le lieu de la partie, rien de vos cartes.
error-reported-log = Merci. La personne qui héberge ce bot le trouve dans le journal sous { $code }.
error-host = L’erreur { $code } a été signalée, partie { $game }.
error-store-full = Le disque de ce bot est plein : votre coup n’a pas été enregistré ; la partie n’a pas changé. Prévenez la personne qui l’héberge, et réessayez plus tard.
error-store-away = La base de données de ce bot ne répond pas pour l’instant : impossible de savoir si votre choix a été enregistré. Attendez un peu, regardez avec /tour où en est la partie, et appuyez de nouveau au besoin : rien n’est jamais fait deux fois.
error-store = La base de données de ce bot ne peut être ni lue ni écrite en ce moment : votre coup n’a pas été enregistré ; la partie n’a pas changé. Prévenez la personne qui l’héberge, et réessayez plus tard.
error-busy = J’ai trop à faire en ce moment, et rien n’a changé. Appuyez de nouveau dans quelques secondes.
error-discord = Discord n’a pas accepté cela. Votre partie est intacte : regardez où elle en est avec /tour ou /état, et réessayez au besoin.

trouble-locked = Le fil { $channel } est verrouillé : je ne peux pas y écrire. Votre partie continue : /tour et /état vous répondent encore, ici aussi. Demandez à un responsable du serveur de le déverrouiller ; le plateau s’affichera alors de nouveau.
trouble-channel-gone = Le salon de votre partie nº { $game } d’Euphoria a été supprimé : la partie est donc abandonnée. Pas de gagnant ; le journal est conservé.
trouble-mute = Je ne peux plus écrire dans { $channel }. Permissions qui me manquent : { $permissions }. Votre partie continue : /tour et /état vous répondent encore là-bas. Demandez à un responsable du serveur de me les rendre.
server-back = Je suis de nouveau sur ce serveur. La partie reprend où elle en était, et chacun retrouve son délai complet.
