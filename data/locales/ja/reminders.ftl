# 質問が開いていることのお知らせ。

remind-turn = { $channel }であなたの手番です。
remind-asked = { $channel }にあなたへの質問があります。
remind-since = { $time }から待っています。
remind-due = 期限：{ $time }。
remind-late = { $time }に期限が過ぎました。
remind-no-limit = 制限時間はありません。
remind-later = あとで通知
remind-when = いつ通知しますか？
remind-in-minutes = { $n }分後
remind-in-hours = { $n ->
        [24] 1日後
       *[other] { $n }時間後
    }
remind-set = { $time }に通知します。それまでに答えていれば、通知しません。
remind-nothing = そのゲームは今、あなたを待っていません。
remind-past = -# ここで**{ $name }**さんに知らせました。
remind-past-private = -# ここでお知らせしました。
asked-past = -# この質問は片付きました。

# All that waits for somebody: /games, the daily list, and reminders of several games.
digest-title = **今日あなたを待っているゲーム**
digest-past = -# ここでその日の一覧をお知らせしました。
waiting-line = { $kind ->
        [turn] **ゲームNo.{ $game }（{ $channel }）：あなたの手番です**（{ $since }から）。
        [asked] **ゲームNo.{ $game }（{ $channel }）：あなたの答えを待っています**（{ $since }から）。
        [vote] ゲームNo.{ $game }（{ $channel }）：あなたの投票を待っています（{ $since }から）。
        [offer] ゲームNo.{ $game }（{ $channel }）：{ $who }さんから交換の提案があります（{ $since }から）。
       *[seat] ゲームNo.{ $game }（{ $channel }）：{ $who }さんの席につけます。
    }{ $due ->
        [due] 期限：{ $time }。
        [late] { $time }に期限が過ぎました。
       *[none] {""}
    }
waiting-button = { $kind ->
        [turn] No.{ $game }：手番を行う
        [asked] No.{ $game }：答える
        [vote] No.{ $game }：投票する
        [offer] No.{ $game }：交換に答える
       *[seat] No.{ $game }：席を見る
    }
next-up = { $channel }では、次があなたの手番です。

live-now = 全員がリアルタイムでプレイ中です。質問1つにつき10分で、メンションはしません。誰かが離れると終わります。
live-past = -# このときはリアルタイムでプレイしていました。
live-stop = いつものペースに戻す
live-over = { $why ->
        [somebody] **{ $name }**さんがリアルタイムのプレイを終えました。ゲームはいつものペースで続き、回答待ちの人の制限時間は最初から数え直します。
       *[nobody] 全員が揃わなくなりました。ゲームはいつものペースで続き、回答待ちの人の制限時間は最初から数え直します。
    }
