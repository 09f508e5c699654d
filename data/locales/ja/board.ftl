# ボードとそのコマ。ものの本体のメッセージは、ラベルのように単独で使う名前です。日本語は場所に形を必要としないので、
# 文の中では { THING($space) }に、{ THING($space) }から、のように助詞を直接続けます。
#   .quoted は文の中の施設名「…」

language-name = 日本語

## Goods: four commodities, three resources, and "any"

good-energy = エネルギー
    .typed = エネ、電気、電力
    .title = エネルギー
    .count = { ICON("energy") }エネルギー{ $n }個
    .count-gain = { ICON("energy") }エネルギー+{ $n }
    .count-loss = { ICON("energy") }エネルギー−{ $n }
good-water = 水
    .typed = みず、お水
    .title = 水
    .count = { ICON("water") }水{ $n }個
    .count-gain = { ICON("water") }水+{ $n }
    .count-loss = { ICON("water") }水−{ $n }
good-food = 食糧
    .typed = 食料、食べ物、たべもの、食品、しょくりょう
    .title = 食糧
    .count = { ICON("food") }食糧{ $n }個
    .count-gain = { ICON("food") }食糧+{ $n }
    .count-loss = { ICON("food") }食糧−{ $n }
good-bliss = 幸福
    .typed = 幸せ、しあわせ、こうふく、至福
    .title = 幸福
    .count = { ICON("bliss") }幸福{ $n }個
    .count-gain = { ICON("bliss") }幸福+{ $n }
    .count-loss = { ICON("bliss") }幸福−{ $n }
good-gold = 金
    .typed = きん、黄金、ゴールド、金塊
    .title = 金
    .count = { ICON("gold") }金{ $n }個
    .count-gain = { ICON("gold") }金+{ $n }
    .count-loss = { ICON("gold") }金−{ $n }
good-stone = 石材
    .typed = 石、いし、岩
    .title = 石材
    .count = { ICON("stone") }石材{ $n }個
    .count-gain = { ICON("stone") }石材+{ $n }
    .count-loss = { ICON("stone") }石材−{ $n }
good-clay = 粘土
    .typed = ねんど、レンガ、煉瓦、れんが
    .title = 粘土
    .count = { ICON("clay") }粘土{ $n }個
    .count-gain = { ICON("clay") }粘土+{ $n }
    .count-loss = { ICON("clay") }粘土−{ $n }
good-commodity = 任意の必需品
    .title = 任意の必需品
    .count = { ICON("commodity") }任意の必需品{ $n }個
    .count-gain = { ICON("commodity") }任意の必需品+{ $n }
    .count-loss = { ICON("commodity") }任意の必需品−{ $n }
good-resource = 任意の資源
    .title = 任意の資源
    .count = { ICON("resource") }任意の資源{ $n }個
    .count-gain = { ICON("resource") }任意の資源+{ $n }
    .count-loss = { ICON("resource") }任意の資源−{ $n }

## Factions, areas, territories

faction-euphorian = { ICON("euphorian") }ユーフォリア
faction-subterran = { ICON("subterran") }サブテラ
faction-wastelander = { ICON("wastelander") }ウェイストランド
faction-icarite = { ICON("icarite") }イカルス

area-euphoria = ユーフォリア
area-subterra = サブテラ
area-wastelands = ウェイストランド
area-icarus = イカルス

territory-euphoria = ユーフォリアの領地
territory-subterra = サブテラの領地
territory-wastelands = ウェイストランドの領地
territory-icarus = イカルスの領地
place-dilemma = 倫理ジレンマ

## Spaces

space-generator = 発電機
space-aquifer = 帯水層
space-farm = 農場
space-cloud_mine = 天上鉱山

space-euphorian_tunnel = ユーフォリアのトンネル
space-subterran_tunnel = サブテラのトンネル
space-wastelander_tunnel = ウェイストランドのトンネル
space-euphorian_tunnel_end = ユーフォリアのトンネルの終端
space-subterran_tunnel_end = サブテラのトンネルの終端
space-wastelander_tunnel_end = ウェイストランドのトンネルの終端

space-site_euphoria_upper = ユーフォリアの建設現場（上）
space-site_euphoria_lower = ユーフォリアの建設現場（下）
space-site_subterra_upper = サブテラの建設現場（上）
space-site_subterra_lower = サブテラの建設現場（下）
space-site_wastelands_upper = ウェイストランドの建設現場（上）
space-site_wastelands_lower = ウェイストランドの建設現場（下）

space-market_euphoria_upper = ユーフォリアの施設（上）
space-market_euphoria_lower = ユーフォリアの施設（下）
space-market_subterra_upper = サブテラの施設（上）
space-market_subterra_lower = サブテラの施設（下）
space-market_wastelands_upper = ウェイストランドの施設（上）
space-market_wastelands_lower = ウェイストランドの施設（下）

space-incinerator = 歴史的正確性の焼却炉
space-free_press = 厳しい現実の自由出版局
space-ark = 砕けた記憶の方舟
space-wind_saloon = 風の広間
space-nimbus_loft = 雨雲のロフト
space-breeze_bar = 微風の酒場
space-sky_lounge = 空のラウンジ

space-tank_energy = ワーカー活性化槽（エネルギー側）
space-tank_water = ワーカー活性化槽（水側）

## Colours

colour-green = 緑
colour-blue = 青
colour-red = 赤
colour-white = 白
colour-black = 黒
colour-purple = 紫

## Tracks, tiers and other things a choice may stand for

thing-morale = モラル
    .title = モラル
    .count = { ICON("morale") }モラル{ $n }
    .count-gain = { ICON("morale") }モラル+{ $n }
    .count-loss = { ICON("morale") }モラル−{ $n }
thing-knowledge = 知識
    .title = 知識
    .count = { ICON("knowledge") }知識{ $n }
    .count-gain = { ICON("knowledge") }知識+{ $n }
    .count-loss = { ICON("knowledge") }知識−{ $n }

## What is agreed before a game

edition-classic = 旧版の人材
    .text = 人材の能力は旧版のとおりです。
edition-revised = 改訂版の人材
    .text = 14人の人材の能力が後の版のものになります。ほかは同じです。

variant-recruit_draft = 人材カードのドラフト
    .text = 人材を1枚選んで残りを左へ渡し、全員が4枚になったら2枚を残します。
variant-market_draft = 施設タイルのドラフト
    .text = 全員が施設タイルを2枚受け取り、そのうち1枚をこっそりこのゲームへ加えます。
variant-track_draft = モラルと知識のドラフト
    .text = モラルと知識の開始レベルを順番に選びます。同じレベルは選べません。
variant-doubles_cost = ゾロ目はモラルを消費
    .text = ゾロ目の2個目からは、ワーカーを1個配置するごとにモラル1を失います。モラル2以上が必要です。
