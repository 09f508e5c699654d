# 起きたこと（チャンネルと記録用）と、手を打てばどうなるか。決まりは data/locales/en/events.ftl を参照。
# 行為は名詞で終わるので、いくつでも読点でつなげます。

told = **{ $name }**：{ $deeds }。
    .you = { $deeds }。
    .done = { $deeds }。
told-deeds = { SIZE($changes) ->
    [0] { LIST($deeds, with: "、") }
   *[other] { LIST($deeds, with: "、") }（{ LIST($changes, with: "／") }）
}
told-then = { $before }。続けて{ $deeds }
told-changes = **{ $name }**：{ LIST($changes, with: "／") }。
    .you = あなた：{ LIST($changes, with: "／") }。
    .done = あなた：{ LIST($changes, with: "／") }。
told-together = { LIST($sentences, with: "") }

## Gained, paid and lost: goods, artifacts, morale, knowledge

change-gain = { COUNT($thing, $n, "gain") }
change-loss = { COUNT($thing, $n, "loss") }
change-all = { LIST($changes, with: "、") }
change-because = { THING($why) }により{ LIST($changes, with: "、") }
did-because = { THING($why) }により{ $deed }

## Workers

did-placed = { ICON("die", $knowledge) }{ $knowledge }のワーカーを{ THING($space) }に配置
    .you = { ICON("die", $knowledge) }{ $knowledge }のワーカーを{ THING($space) }に配置
    .done = { ICON("die", $knowledge) }{ $knowledge }のワーカーを{ THING($space) }に配置
did-bumped = { $victim }の{ ICON("die", $knowledge) }{ $knowledge }を押し出し
    .you = { $victim }の{ ICON("die", $knowledge) }{ $knowledge }を押し出し
    .done = { $victim }の{ ICON("die", $knowledge) }{ $knowledge }を押し出し
did-bumped-own = 自分の{ ICON("die", $knowledge) }{ $knowledge }を押し出し
    .you = 自分の{ ICON("die", $knowledge) }{ $knowledge }を押し出し
    .done = 自分の{ ICON("die", $knowledge) }{ $knowledge }を押し出し
did-retrieved = { $pay ->
    [free] 支払わずに{ LIST($workers, with: "と") }を回収
   *[other] { LIST($workers, with: "と") }を回収
}
    .you = { $pay ->
        [free] 支払わずに{ LIST($workers, with: "と") }を回収
       *[other] { LIST($workers, with: "と") }を回収
    }
    .done = { $pay ->
        [free] 支払わずに{ LIST($workers, with: "と") }を回収
       *[other] { LIST($workers, with: "と") }を回収
    }
did-retrieved-worker = { $resource ->
    [none] { $knowledge ->
        [0] { THING($space) }のワーカー
       *[other] { THING($space) }の{ ICON("die", $knowledge) }{ $knowledge }
    }
    [any] { $knowledge ->
        [0] { THING($space) }のワーカー（支払ったものは失われる）
       *[other] { THING($space) }の{ ICON("die", $knowledge) }{ $knowledge }（支払ったものは失われる）
    }
   *[other] { THING($space) }の{ ICON("die", $knowledge) }{ $knowledge }（{ THING($resource) }は失われる）
}
did-returned = { THING($space) }からワーカー{ $n }個が手元に戻る
did-rolled = 出目は{ LIST($dice, with: "・") }
    .done = 出目は{ LIST($dice, with: "・") }
# One of the dice in that list.
did-rolled-die = { ICON("die", $knowledge) }{ $knowledge }
did-rolled-tie = タイブレーカーの出目は{ LIST($dice, with: "・") }
    .done = タイブレーカーの出目は{ LIST($dice, with: "・") }
did-set = ワーカー1個を{ $knowledge }に変更
    .you = ワーカー1個を{ $knowledge }に変更
    .done = ワーカー1個を{ $knowledge }に変更
did-deserted = 知識チェックで{ $knowledge }のワーカーが逃亡
    .done = 知識チェックで{ $knowledge }のワーカーが逃亡
did-sacrificed = ワーカー1個を犠牲に
    .you = ワーカー1個を犠牲に
    .done = ワーカー1個を犠牲に
did-added = 新たなワーカー1個を獲得
    .you = 新たなワーカー1個を獲得
    .done = 新たなワーカー1個を獲得

## Goods, cards and tracks

did-gave = { $to }に{ AMOUNTS($goods, with: "と") }を譲渡
    .you = { $to }に{ AMOUNTS($goods, with: "と") }を譲渡
    .done = { $to }に{ AMOUNTS($goods, with: "と") }を譲渡
did-showed = { AMOUNTS($cards, with: "と") }を公開
    .you = { AMOUNTS($cards, with: "と") }を公開
    .done = { AMOUNTS($cards, with: "と") }を公開
did-discarded = { AMOUNTS($cards, with: "と") }を捨て札に
    .you = { AMOUNTS($cards, with: "と") }を捨て札に
    .done = { AMOUNTS($cards, with: "と") }を捨て札に
did-allegiance = { THING($faction) }の勢力レベルが{ $level }に上昇
    .you = { THING($faction) }の勢力レベルが{ $level }に上昇
    .done = { THING($faction) }の勢力レベルが{ $level }に上昇
did-mined = { THING($faction) }の坑夫が{ $level }マス目へ前進
    .you = { THING($faction) }の坑夫が{ $level }マス目へ前進
    .done = { THING($faction) }の坑夫が{ $level }マス目へ前進
did-used = { THING($recruit) }の能力を使用
    .you = { THING($recruit) }の能力を使用
    .done = { THING($recruit) }の能力を使用
did-suffered = { THING($tile, "quoted") }のペナルティ
    .you = { THING($tile, "quoted") }のペナルティ
    .done = { THING($tile, "quoted") }のペナルティ

## Setting up, the dilemma, trades

did-dealt-recruits = 配られた人材（{ THINGS($recruits) }）
    .done = 配られた人材（{ THINGS($recruits) }）
did-dealt-dilemma = 配られた倫理ジレンマ（{ THING($dilemma, "fight") }／{ THING($dilemma, "serve") }）
    .done = 配られた倫理ジレンマ（{ THING($dilemma, "fight") }／{ THING($dilemma, "serve") }）
did-dealt-tiles = 配られた施設タイル（{ THINGS($tiles) }）
    .done = 配られた施設タイル（{ THINGS($tiles) }）
did-chose = { THING($recruit) }を選択
    .you = { THING($recruit) }を選択
    .done = { THING($recruit) }を選択
did-chose-hidden = { THING($recruit) }を選び、{ THINGS($hidden) }を秘密に
    .you = { THING($recruit) }を選び、{ THINGS($hidden) }を秘密に
    .done = { THING($recruit) }を選び、{ THINGS($hidden) }を秘密に
did-drafted = { $track ->
    [morale] モラル{ $level }から開始
   *[knowledge] 知識{ $level }から開始
}
    .you = { $track ->
        [morale] モラル{ $level }から開始
       *[knowledge] 知識{ $level }から開始
    }
    .done = { $track ->
        [morale] モラル{ $level }から開始
       *[knowledge] 知識{ $level }から開始
    }
did-dilemma = { $side ->
    [serve] ジレンマを達成、ディストピアに尽くし「{ THING($dilemma, "serve") }」を選択
   *[fight] ジレンマを達成、体制と戦い「{ THING($dilemma, "fight") }」を選択
}
    .you = { $side ->
        [serve] ジレンマを達成、ディストピアに尽くし「{ THING($dilemma, "serve") }」を選択
       *[fight] ジレンマを達成、体制と戦い「{ THING($dilemma, "fight") }」を選択
    }
    .done = { $side ->
        [serve] ジレンマを達成、ディストピアに尽くし「{ THING($dilemma, "serve") }」を選択
       *[fight] ジレンマを達成、体制と戦い「{ THING($dilemma, "fight") }」を選択
    }
did-kept = 新しい秘密の人材を獲得
    .done = 新しい秘密の人材を獲得
did-kept-seen = { THINGS($recruits) }を秘密の人材として獲得
    .you = { THINGS($recruits) }を秘密の人材として獲得
    .done = { THINGS($recruits) }を秘密の人材として獲得
did-proposed = { $to }に交換を提案
    .you = { $to }に交換を提案
    .done = { $to }に交換を提案
did-traded = { $to }と交換（{ AMOUNTS($give, with: "と") }を渡し、{ AMOUNTS($get, with: "と") }を受け取る）
    .you = { $to }と交換（{ AMOUNTS($give, with: "と") }を渡し、{ AMOUNTS($get, with: "と") }を受け取る）
    .done = { $to }と交換（{ AMOUNTS($give, with: "と") }を渡し、{ AMOUNTS($get, with: "と") }を受け取る）
did-declined = { $to }が交換の提案を拒否
    .done = { $to }が交換の提案を拒否

## News

news-first = **{ $name }**がスタートプレイヤーです。
    .done = あなたがスタートプレイヤーです。
news-first-lot = 同点のため抽選の結果、**{ $name }**がスタートプレイヤーです。
    .done = 同点のため抽選の結果、あなたがスタートプレイヤーです。
news-turn = 第{ $n }手番：**{ $name }**。
news-token = ⭐ **{ $name }が権利トークン{ $n }個を置きました**：{ THINGS($places) }（{ $placed }/10）。
    .you = ⭐ **権利トークン{ $n }個を置きます**：{ THINGS($places) }（{ $placed }/10）。
    .done = ⭐ **権利トークン{ $n }個を置きました**：{ THINGS($places) }（{ $placed }/10）。
news-tokens = ⭐ **{ LIST($who) }がそれぞれ権利トークン{ $n }個を置きました**：{ THINGS($places) }。
news-token-of = { $name }（{ $placed }/10）
news-built = 🏗️ **{ LIST($builders) }が{ THING($tile, "quoted") }を建設しました。** そこにトークンがない全員：{ THING($tile, "penalty") }
news-tier = { $tier ->
    [1] 📈 { THING($faction) }の勢力レベルが第1ボーナスに到達：{ THING($faction) }の活動中の人材がいるプレイヤーは、{ THING($space) }に配置すると{ COUNT($good, 1) }を追加で得ます。
    [2] 📈 { THING($faction) }の勢力レベルが第2ボーナスに到達：{ THING($faction) }の活動中の人材がいるプレイヤーは、{ THING($faction) }のトンネルで資源と遺物カードの両方を得ます。
    [3] 📈 { THING($faction) }の勢力レベルが第3ボーナスに到達：{ THING($faction) }の秘密の人材が活動を始めます。
   *[4] 📈 { THING($faction) }の勢力レベルが11に到達：{ THING($faction) }の活動中の人材すべてにトークンを1個ずつ置きます。
}
news-tier-icarus = 📈 イカルスの勢力レベルが第2ボーナスに到達：イカルスの活動中の人材がいるプレイヤーは、イカルスにトークンを置くたびに遺物カード1枚を引きます。
news-called = { THING($faction) }の秘密の人材が活動を始めます。
news-tunnel = ⛏️ { THING($faction) }のトンネルが完成しました。終端は、{ THING($faction) }の活動中の人材がいるプレイヤーが使えます。
news-activated = 🃏 **{ $name }の新しい活動中の人材：{ THING($recruit) }**
    .done = 🃏 **新しい活動中の人材：{ THING($recruit) }**
news-shuffled = 捨て札の遺物カード{ $n }枚をシャッフルして新しい山札にしました。
news-tie = { $breaker ->
    [morale] { LIST($names) }が同時に10個目のトークンを置き、モラルの高さで決まりました。
    [knowledge] { LIST($names) }が同時に10個目のトークンを置き、知識の低さで決まりました。
    [markets] { LIST($names) }が同時に10個目のトークンを置き、トークンのある施設の数で決まりました。
    [territories] { LIST($names) }が同時に10個目のトークンを置き、トークンのある領地の数で決まりました。
   *[roll] { LIST($names) }が同時に10個目のトークンを置き、出目の低さで決まりました。
}
news-won = 🏆 **{ $name }が10個目のトークンを置き、勝利しました！**
    .you = 🏆 **10個目のトークンを置き、勝利します！**
    .done = 🏆 **10個目のトークンを置き、勝利しました！**
