# ゲームの状況を言葉で：/status、/board、プレイヤーの持ち物。

## Commands: descriptions, at most 100 characters

command-status = ゲームの状況を文章で、あなただけに表示します
    .name = 状況
command-board = ボードを表示します（公開しなければあなただけに）
    .name = ボード
command-board-post = チャンネルの全員に見せる
    .name = 公開
command-board-area = この地域だけを拡大
    .name = 地域
command-board-player = このプレイヤーの持ち物
    .name = プレイヤー

status-title = ## 第{ $number }手番
status-player = ### { $name }（{ THING($colour) }）
    トークン10個中{ $tokens }個を配置。モラル{ $morale }、知識{ $knowledge }。
    必需品と資源：{ SIZE($goods) ->
        [0] なし
       *[other] { AMOUNTS($goods) }
    }。遺物カード：{ $artifacts }枚。
    配置できるワーカー：{ SIZE($available) ->
        [0] なし
       *[other] { LIST($available) }
    }。ボード上：{ SIZE($placed) ->
        [0] なし
       *[other] { LIST($placed) }
    }。
    人材：{ SIZE($recruits) ->
        [0] なし
       *[other] { THINGS($recruits) }
    }。
status-worker = { THING($space) }に{ $knowledge }
status-board = ### ボード
status-allegiance = 勢力レベル：{ LIST($tracks) }。
status-miners = 坑夫：{ LIST($tracks) }。
status-level = { THING($faction) }{ $level }
status-markets = 完成した施設：{ SIZE($markets) ->
        [0] なし
       *[other] { LIST($markets) }
    }。
status-market = { THING($tile) }（{ THING($area) }）
status-territories = 領地のトークン：{ LIST($territories) }。
status-territory = { THING($area) }{ $n }/{ $most }
status-untold = 今Discordがこのチャンネルへのメッセージを受け付けないため、まだすべては表示されていません。失われたものはありません。受け付けられしだい表示されます。そのあいだも「/手番」は使えます。

look-one-thing = 地域かプレイヤーのどちらか一方を選んでください。
look-no-player = 「{ $typed }」という名前のプレイヤーはいません。一覧から選んでください。

mat-title = ## { ICON("player", $colour) }{ $name }（{ THING($colour) }）
mat-tokens = { SIZE($places) ->
        [0] • { ICON("token") }権利トークン：10個中{ $placed }個を配置。
       *[other] • { ICON("token") }権利トークン：10個中{ $placed }個を配置。置いた場所：{ LIST($places) }。
    }
mat-token-times = { THING($place) }×{ $n }
mat-tracks = • { ICON("morale") }モラル{ $morale }／{ ICON("knowledge") }知識{ $knowledge }
mat-goods = { SIZE($goods) ->
        [0] • 必需品と資源：なし
       *[other] • 必需品と資源：{ AMOUNTS($goods) }
    }
mat-workers = • 配置できるワーカー：{ SIZE($home) ->
        [0] なし
       *[other] { LIST($home) }
    }／ボード上：{ SIZE($away) ->
        [0] なし
       *[other] { LIST($away) }
    }
mat-cards = • { ICON("artifact") }遺物カード：{ $artifacts }枚／{ ICON("recruit") }秘密の人材：{ $hidden }人
mat-recruit = { $fresh ->
        [yes] • **{ THING($recruit) }**（{ THING($faction) }）次の手番から：{ $ability }
       *[no] • **{ THING($recruit) }**（{ THING($faction) }）：{ $ability }
    }
mat-dilemma = { $choice ->
        [fight] • { ICON("dilemma") }ジレンマ：体制と戦った（{ THING($dilemma, "fight") }）
        [serve] • { ICON("dilemma") }ジレンマ：ディストピアに尽くした（{ THING($dilemma, "serve") }）
       *[open] • { ICON("dilemma") }ジレンマ：未達成
    }
mat-suffers = • 受けているペナルティ：{ THINGS($tiles) }
