# プレイヤー自身のカード：/hand とダイレクトメッセージ。

## Commands: descriptions, at most 100 characters

command-hand = 人材、遺物カード、ジレンマを、あなただけに表示します
    .name = 手札

private-closed = { $player }さん、ダイレクトメッセージを送れないため、カードをお届けできません。失われたものはありません。「/手札」を使えば、ここであなただけに表示します。
private-where = { $channel }のユーフォリア：

hand-title = **あなたの持ち物**
hand-recruits = • **{ THING($recruit) }**（{ THING($faction) }）活動中：{ $ability }
hand-hidden = • **{ THING($recruit) }**（{ THING($faction) }）秘密：{ $ability }
hand-artifacts = { SIZE($cards) ->
        [0] • { ICON("artifact") }遺物カード：なし
       *[other] • { ICON("artifact") }遺物カード：{ AMOUNTS($cards) }
    }
hand-active = { SIZE($recruits) ->
        [0] • 活動中の人材：なし
       *[other] • 活動中の人材：{ THINGS($recruits) }
    }
hand-face-down = • 秘密の人材：{ THINGS($recruits) }
hand-dilemma-brief = { $choice ->
        [fight] • { ICON("dilemma") }{ THING($dilemma) }：体制と戦った
        [serve] • { ICON("dilemma") }{ THING($dilemma) }：ディストピアに尽くした
       *[open] • { ICON("dilemma") }{ THING($dilemma) }：未達成
    }
hand-more = -# 能力は「/手札」で見られます。
hand-dilemma = { $choice ->
        [fight] • { ICON("dilemma") }**{ THING($dilemma) }**、達成済み：体制と戦いました（{ THING($dilemma, "fight") }）。
        [serve] • { ICON("dilemma") }**{ THING($dilemma) }**、達成済み：ディストピアに尽くしました（{ THING($dilemma, "serve") }）。
       *[open] • { ICON("dilemma") }**{ THING($dilemma) }**、未達成。ゲーム中1回、手番をまるごと使い、{ COUNT($artifact, 1) }か任意の遺物カード2枚を支払って、戦う（{ THING($dilemma, "fight") }：人材カード2枚を引き、1枚を秘密の人材として残す）か、尽くします（{ THING($dilemma, "serve") }：権利トークン1個を置く）。
    }
