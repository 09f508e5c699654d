# 振り返り：/log と /recap。

## Commands: descriptions, at most 100 characters

command-log = 最近の出来事を、あなただけに表示します
    .name = 記録
command-log-n = 何手番前まで（最大200）
    .name = 数
command-log-file = ゲーム全体のファイル：読むためのテキスト、または保存・再生・検証用のJSON
    .name = ファイル
command-recap = 前回の手番からの変化を、文章と画像で
    .name = まとめ

history-log = { $n ->
        [1] **直近の手番：**
       *[other] **直近の{ $n }手番**（新しいものが最後）：
    }
history-turn = **{ $number }** { $time } { $what }
history-setup = **0** { $time } { $what }
log-file-text = テキスト
log-file-json = JSON
history-file = { $all ->
        [yes] 秘密だったものも含む、ゲームのすべてです。
       *[no] ここまでのゲームのうち、あなたが知ってよい範囲です。終了後はすべてがファイルに入ります。
    }
history-nothing = まだ何も起きていません。
history-cut = ここに表示しているのは最新の部分だけです。全体は添付のファイルにあります。
history-recap = **前回の手番から：**
history-recap-watching = **直近のラウンド：**
history-recap-nothing = 前回の手番から何も起きていません。
history-move = **{ $number }** { $what }
history-earlier = …それ以前にも{ $n }手あります。すべては「/記録」で見られます。
