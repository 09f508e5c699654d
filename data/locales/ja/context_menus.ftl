# 人やメッセージの上でDiscordが開く「アプリ」のメニュー。

## Their entries: at most 32 characters, capitals and spaces as Discord's own have them

context-mat = 持ち物を見る
context-trade = 交換を提案
context-happened = ここで起きたこと

context-no-seat = { $name }さんはこのチャンネルのゲームに参加していません。参加している人を選んでください。
context-no-trade = 今交換できる相手は{ $names }だけです。交換は、手番のプレイヤーとほかのプレイヤーのあいだで行います。

## What happened here, on a message with a game's board; $what is a line for each move

happened-before = **このボードになるまで：**
    { $what }
happened-after = **その後の手：**
    { $what }
happened-taken-back = この手の一部は、その後取り消されました。
happened-unknown = このメッセージの記録がありません。手番後のボードを示した、ボットのメッセージを選んでください。ゲーム全体は「/記録」で見られます。
