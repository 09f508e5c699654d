# ブラウザーのテーブルのページ

page-people = 誰としてプレイしますか
page-table = テーブル
page-messages = メッセージ
page-unread = あなただけへの新しいメッセージがあります。
page-closed = テーブルは閉じています。また開けば、このページは自動で続きます。
page-changed = 今変わったところです。確かめてから、もう一度押してください。
