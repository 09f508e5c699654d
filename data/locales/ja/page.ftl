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
