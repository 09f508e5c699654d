# ブラウザーで触れるボード

touch-open = ボードを開く
touch-link = あなたのボードです。このリンクはあなた専用で、5分以内に1回だけ使えます。観戦してもらうには、2つ目のリンクを渡してください。12時間有効で、このチャンネルに見えるものだけが表示されます。
touch-watch-link = 観戦用のボードです。このチャンネルに見えるものだけが表示されます。リンクは12時間有効で、ほかの人に渡してもかまいません。
touch-watch = 観戦用リンク
touch-areas = ボードの各部分
touch-board = ボードです。スクロールして見渡せます。
touch-whole = ボード全体
touch-larger = 拡大
touch-smaller = 縮小
touch-question = できること
touch-log = 記録
touch-film = リプレイ
touch-turn = 手番
touch-close = 閉じる
touch-discord = Discordで見る
touch-elsewhere = Discordで交換
touch-lost = 接続が切れました。自動的に再接続します。
touch-ticket = このリンクは使用済みか、期限が切れています。Discordからもう一度ボードを開いてください。
touch-full = 開いているボードが多すぎます。どれかを閉じるか、1分ほど待ってやり直してください。
touch-gone = このゲームはもうありません。
touch-busy = 操作が速すぎます。少し待ってからやり直してください。
