# みんなで決めること：一時停止、戻ること、席、終了。

## Commands: descriptions, at most 100 characters

command-game-pause = ゲームの一時停止を提案します（全員の賛成が必要）
    .name = 一時停止
command-game-resume = 一時停止中のゲームの再開を提案します（全員の賛成が必要）
    .name = 再開
command-game-without-vote = 投票なしで決める（このチャンネルを管理できる人向け）
    .name = 投票なし
command-game-vote = 誰かがいないときの提案：コンピューターに任せる、別の人を入れる、ゲームを終える
    .name = 投票
command-game-vote-what = 提案する内容
    .name = 内容
command-game-vote-player = 誰の席か
    .name = プレイヤー
command-game-vote-newcomer = 席につく人（省略すると最初に希望した人）
    .name = 新しい人
command-game-undo-vote = 出目や公開も取り消して、手番の始めに戻ることを提案します（全員の賛成が必要）
    .name = 戻す投票
command-game-undo-vote-turn = 手番の番号（省略すると、取り消せるものがある人の最新の手番）
    .name = 手番

propose-keep = コンピューターに席を任せる
propose-replace = 別の人を入れる
propose-end = ゲームを終える

vote-pause = ゲームを一時停止しますか？
vote-resume = ゲームを再開しますか？
vote-end = 勝者なしでゲームを終えますか？
vote-keep = 戻るまで、{ $name }さんの席をコンピューターに任せますか？
vote-replace = { $name }さんの席を{ $newcomer }に引き継いでもらいますか？
vote-live = 全員が数分で答えています。リアルタイムで続けますか？質問1つにつき10分で、メンションはせず、誰かが離れるまで続きます。この提案は{ $until }まで有効です。
vote-undo = その後の出目や公開も取り消して、第{ $turn }手番の始めに戻りますか？
vote-somebody = 別の人
vote-nobody = なし
vote-so-far = 賛成：{ $yes }／反対：{ $no }
vote-needs = { $all ->
        [True] 全員の賛成が必要です。
       *[other] 過半数で決まります。
    }
vote-waiting = まだ投票していない人：{ $names }
vote-away = { $names }は不在ですが、自分の手が取り消されるため、投票は戻るまで待ちます。
vote-yes = 賛成
vote-no = 反対
vote-counted = 投票しました。決まるまで変えられます。
vote-counted-last = 投票しました。これで決まりです。
vote-failed = 否決されました。何も変わりません。
vote-too-late = そのあいだにゲームが進んだため、この投票は無効になりました。まだ必要なら、もう一度始めてください。
vote-live-over = リアルタイムで続ける提案は終わりました。
vote-back = { $name }さんが戻ったので、この投票は終わりです。
vote-decided-by = このチャンネルを管理する{ $name }さんが決めました。
vote-decided-by-host = このボットの管理者が決めました。
host-says = **このボットの管理者から：**{ $text }
vote-not-yours = 投票なしで決められるのは「チャンネルの管理」の権限がある人だけです。このオプションを外すと、投票で全員に聞きます。
manager-ask = **{ $question }** { $votes ->
        [True] あなたはこのチャンネルの管理者で、このゲームには参加していません。自分で決めるか、プレイヤーの投票に任せるかを選べます。
       *[False] あなたはこのチャンネルの管理者で、投票できる人がいません。自分で決められます。
    }
manager-now = { $kind ->
        [pause] 今すぐ中断する
        [resume] 今すぐ再開する
        [keep] 今すぐコンピューターに席を任せる
        [replace] 今すぐ別の人を入れる
        [undo] 今すぐ戻す
       *[end] 今すぐゲームを終える
    }
manager-propose = 投票にかける
vote-open-already = この件はすでに投票中です。
vote-other-open = これについては別の提案の投票が進行中です。先にそちらへ投票してください。
vote-about-whom = 誰の席のことか、プレイヤーを選んでください。
vote-no-such-player = ここに「{ $typed }」というほかのプレイヤーはいません。一覧から選んでください。
vote-newcomer-seated = { $name }さんは席につけません。すでに席があるか、ボットです。別の人を選んでください。
vote-kept-already = { $name }さんの席はすでにコンピューターがプレイしています。
vote-not-gone = { $name }さんにはまだ時間があります。期限が過ぎるか、コンピューターが預かっているあいだに決められます。
vote-you-are-here = それはあなた自身の席です。「/手番」で手番を行うか、「/ゲーム 抜ける」で抜けてください。

paused-now = ゲームを一時停止しました。「/ゲーム 再開」で再開します。
resumed-now = ゲームを再開しました。
ended-now = ゲームは中止されました。勝者はいません。記録は残ります。
kept-now = **{ $name }**さんが戻るまで、コンピューターが席を預かることになりました。本人がここでコマンドを使うと席が戻ります。
kept-waits = これでプレイする人がいなくなり、誰かが戻るまでゲームは止まりました。
undone-now = 第{ $turn }手番の始めに戻りました（{ $n }回目）。ここからは、出目も引くカードも前とは変わります。
