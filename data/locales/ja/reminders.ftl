# 質問が開いていることのお知らせ。

remind-turn = { $channel }であなたの手番です。
remind-asked = { $channel }であなたの答えを待っています。
remind-since = 質問：{ $time }。
remind-due = 期限：{ $time }。
remind-late = 期限が過ぎました：{ $time }。
remind-no-limit = 制限時間はありません。
remind-later = あとで知らせる
remind-when = いつお知らせしますか？
remind-in-minutes = { $n }分後
remind-in-hours = { $n ->
        [24] 1日後
       *[other] { $n }時間後
    }
remind-set = { $time }にお知らせします。それまでに答えていれば、お知らせしません。
remind-nothing = そこでは今、あなたを待っていません。

# All that waits for somebody: /games, the daily list, and reminders of several games.
digest-title = **今日あなたを待っているもの**
waiting-line = { $kind ->
        [turn] **ゲーム{ $game }番（{ $channel }）：あなたの手番です**（{ $since }から）。
        [asked] **ゲーム{ $game }番（{ $channel }）：あなたの答えを待っています**（{ $since }から）。
        [vote] ゲーム{ $game }番（{ $channel }）：あなたの投票を待っています（{ $since }から）。
        [offer] ゲーム{ $game }番（{ $channel }）：{ $who }さんから交換の提案があります（{ $since }から）。
       *[seat] ゲーム{ $game }番（{ $channel }）：{ $who }さんの席につけます。
    }{ $due ->
        [due] 期限：{ $time }。
        [late] 期限が過ぎました：{ $time }。
       *[none] {""}
    }
waiting-button = { $kind ->
        [turn] { $game }番：手番を行う
        [asked] { $game }番：答える
        [vote] { $game }番：投票する
        [offer] { $game }番：交換に答える
       *[seat] { $game }番：席を見る
    }
next-up = { $channel }では、次があなたの手番です。

live-now = 全員がライブでプレイ中です。質問1つにつき10分で、メンションはしません。誰かが離れると終わります。
live-stop = いつものペースに戻す
live-over = { $why ->
        [somebody] **{ $name }**さんがライブを終えました。ゲームはいつものペースで続き、聞かれている人の制限時間は最初からになります。
       *[nobody] 全員は揃わなくなりました。ゲームはいつものペースで続き、聞かれている人の制限時間は最初からになります。
    }
