# プレイヤーの覚え書き。

## Commands: descriptions, at most 100 characters

command-note = このゲームでの、あなただけが読めるメモ
    .name = メモ
command-note-add = メモを書きます
    .name = 追加
command-note-add-text = 書く内容
    .name = 内容
command-note-show = メモを読みます
    .name = 表示
command-note-clear = メモを1つ、またはすべて削除します
    .name = 削除
command-note-clear-number = どのメモか（省略するとすべて）
    .name = 番号

note-added = { $number }番のメモとして保存しました。「/メモ 表示」であなただけが読めます。ほかの人には知らされません。
note-full = このゲームのメモは{ $most }件までです。「/メモ 削除」で減らしてください。
note-title = **ゲームNo.{ $game }のメモ**
note-line = **{ $number }** { $time } { $text }
note-none = このゲームのメモはまだありません。「/メモ 追加」で書けます。
note-cleared = { $n ->
        [1] メモを削除しました。
       *[other] { $n }件のメモを削除しました。
    }
note-no-such = { $number }番のメモはありません。番号は「/メモ 表示」で見られます。
