# 席の交代：抜ける、戻る、不在、空席につく。

## Commands: descriptions, at most 100 characters

command-game-leave = このゲームから抜けます：戻るまで、または完全に
    .name = 抜ける
command-game-leave-how = 戻るまで、または完全に
    .name = 方法

overdue-notice = **{ $name }**さんの期限が過ぎました。このまま待つことも、投票で決めることもできます：
overdue-past = -# **{ $name }**さんは期限を過ぎていました。
gone-notice = **{ $name }**さんがこのサーバーを離れました。続け方を投票で決められます：
gone-plays = **{ $name }**さんはこのサーバーを離れましたが、ダイレクトメッセージで続けています。
gone-past = -# **{ $name }**さんはこのサーバーを離れていました。

free-now = { $named ->
        [True] { $newcomer }さん、{ $until }まで**{ $name }**さんの席につけます。{ $name }さんが先に戻れば、席はそのままです。
       *[other] 最初に希望した人が、{ $until }まで**{ $name }**さんの席につけます。{ $name }さんが先に戻れば、席はそのままです。
    }
free-take = 席につく
free-taken = { $newcomer }さんが**{ $name }**さんの席につきました。
seat-taken = { $newcomer }さんが席（{ $colour }）を引き継ぎました。
free-back = { $name }さんが戻ったので、席はそのままです。
free-over = **{ $name }**さんの席はもう空いていません。

leave-back = 戻るまで：コンピューターが席を預かる
leave-good = 完全に：コンピューターに席を譲る
leave-left-lobby = ロビーから抜けました。
leave-ask = { $channel }の席を完全に手放し、コンピューターが続けます。よろしいですか？
leave-sure = 完全に抜ける
leave-left = ゲームから抜けました。
leave-kept = コンピューターが席を預かります。チャンネルで次にコマンドを使うと席が戻ります。
leave-notice = **{ $name }**さんがゲームから抜けました。コンピューターの{ $computer }がその席を続けます。
leave-vote = 投票で決めることもできます：
leave-past = { $known ->
        [True] -# **{ $name }**さんはゲームから抜けていました。
       *[other] -# プレイヤーが1人、ゲームから抜けていました。
    }

back-notice = { $name }さんが戻りました。
back-recap = **不在のあいだの出来事**
back-nothing = 不在のあいだ、何も起きませんでした。席はまたあなたのものです。
