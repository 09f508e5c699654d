# ブラウザーのテーブルのページ

page-people = 誰としてプレイしますか
page-table = テーブル
page-messages = メッセージ
page-unread = あなただけへの新しいメッセージがあります。
page-closed = テーブルは閉じています。再び開くと、このページは自動的に再開します。
page-changed = たった今、内容が変わりました。確かめてから、もう一度押してください。
# Discordの表示に合わせた文言：本人だけのメッセージの下と、編集されたメッセージの横。
page-private = あなただけに表示されています
page-edited = （編集済み）
# メッセージやフォームの周りにある、Discord自身の言葉。
page-cancel = キャンセル
page-submit = 送信
page-thinking = 考え中…
page-used = { $name }が{ $command }を使いました
page-write = { $place }へメッセージを送信
page-older = 以前のメッセージを表示
page-newer = 新しいメッセージ
page-newest = 新着メッセージ・最新へ移動
page-empty = まだメッセージはありません。
page-required = この項目は必須です。
page-form = このフォームはボットへ送信されます。パスワードなどの機密情報は入力しないでください。
