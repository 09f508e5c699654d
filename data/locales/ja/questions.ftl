# プレイヤーへの質問と、選択肢の名前。`ask-…` は質問、`choice-…` はボタンやメニュー（80文字まで）、`would-…` はその下の行の一部（全体で100文字まで）。

## Questions

ask-act = あなたの手番です。何をしますか？
ask-act-double = 知識{ $knowledge }のワーカーをもう1個配置するか、手番を終えることができます。
ask-act-recruit = { THING($recruit) }：新たなワーカーの出目は{ $knowledge }です。すぐに配置しますか？
ask-retrieve = どのワーカーを回収しますか？ダイスはまとめて振ります。
ask-retrieve_pay = 回収のために何を支払いますか？
ask-price = { THING($space) }で何を支払いますか？
ask-price-recruit = { THING($recruit) }のために何を支払いますか？
ask-price-dilemma = ジレンマの達成のために何を支払いますか？コストは{ COUNT($artifact, 1) }、または任意の遺物カード2枚です。
ask-benefit = { THING($space) }で何を受け取りますか？
ask-authority = 権利トークンをどこに置きますか？
ask-discard = モラル{ $limit }では遺物カードを{ $limit }枚まで持てます。今は{ $hand }枚です。どの{ $count }枚を捨てますか？
ask-discard-recruit = { THING($recruit) }：どの遺物カード{ $count }枚を捨てますか？
ask-penalty = { THING($tile) }：ダイスで{ $rolled }の目が出ましたが、そこにトークンがないので、必需品か資源を1個失います。どれにしますか？
ask-keep = どちらの人材を残しますか？もう一方は公開されずにゲームから除かれます。
ask-keep-card = どの遺物カードを残しますか？
ask-order = 複数の人材の能力が同時に発動します。どれを先にしますか？
ask-trade = { $name }さんが{ AMOUNTS($give, with: "と") }を渡す代わりに{ AMOUNTS($get, with: "と") }を求めています。応じますか？
ask-recruits = 人材を2人選んでください。1人は最初から活動し、もう1人は今は秘密にします。
ask-lead = 最初に活動させる人材を選んでください。
ask-hide = { THING($recruit) }が活動中です。どの人材を今は秘密にしますか？
ask-recruit_draft = 人材を1人取ってください。残りは左へ渡します。取った4人の中から、あとで2人を選びます。
ask-market_draft = このゲームに加える施設タイルを選んでください。裏向きでほかのタイルに混ざります。
ask-track_draft = モラルか知識の、どのレベルから始めますか？モラルは高いほど、知識は低いほど有利です。

# Gifts of another player's recruit.
ask-gift-jacko = { $name }さんが記録保管人ジャッコを使ったので、遺物カード1枚を引けます。引きますか？
ask-gift-zong = { $name }さんが天文学者ゾンを使ったので、幸福1個を得られます。受け取りますか？

## A recruit asks: its name, what it does, why now, and its price

ask-ability = { THING($recruit) }：{ $ability }
ask-ability-why = { $why }{ $ask }
ask-ability-use = 使いますか？
ask-ability-morale = モラル{ $morale }を失って使いますか？
ask-ability-knowledge = 知識を{ $knowledge }上げて使いますか？
ask-ability-goods = { AMOUNTS($goods, with: "と") }を支払って使いますか？
ask-ability-choose = どれを選びますか？

why-my_worker_bumped = あなたのワーカーが押し出されました。
why-bumping = ワーカーを押し出しました。
why-bumped = ワーカーを押し出しました。
why-commodity = 必需品エリアにワーカーを配置しました。
why-tunnel_benefit = トンネルにワーカーを配置しました。
why-tunnel = トンネルにワーカーを配置しました。
why-site = 建設現場にワーカーを配置しました。
why-market = 施設か遺物市場を利用し、権利トークンを置きました。
why-token = 権利トークンを置きました。
why-rolled = ほかのプレイヤーのダイスがゾロ目になりました。
why-deserted = あなたのワーカーが1個逃亡しました。
why-draw = これから遺物カードを引きます。
why-new_worker = 新たなワーカーを得ました。
why-retrieving = ワーカーを回収しています。ダイスはまだ振っていません。
why-retrieved = ワーカーを回収しました。
why-retrieve_gain = 支払ってワーカーを回収しました。

## Choices

choice-place = { $knowledge }→{ THING($space) }
choice-retrieve = ワーカーを回収する
choice-dilemma-fight = 戦う：{ THING($dilemma, "fight") }
choice-dilemma-serve = 尽くす：{ THING($dilemma, "serve") }
choice-stop = 手番を終える
choice-worker = { $knowledge }・{ THING($space) }
choice-free = 支払わない
choice-yes = はい
choice-use = { THINGS($recruits) }を使う
choice-decline = やめておく
choice-accept = 応じる
choice-refuse = 断る
choice-knowledge-less = 知識を1下げる
choice-morale-more = モラルを1上げる
choice-set = { $knowledge }にする
choice-recruit = { THING($recruit) }（{ THING($faction) }）
choice-recruits = 活動中：{ THING($active) }／秘密：{ THING($hidden) }
choice-track = { $track ->
    [morale] モラル{ $level }
   *[knowledge] 知識{ $level }
}
choice-instead = { THING($price) }のスペースに{ AMOUNTS($goods, with: "と") }
choice-goods = { AMOUNTS($goods, with: "と") }
choice-things = { THINGS($things, "title") }
choice-with = { $choice }（{ THINGS($recruits) }）

## What a choice would bring, from what the rules would do

would-and = { $before }／{ $part }
would-more = { $before }…
would-price = { $price }を支払う
would-pay = { AMOUNTS($goods, with: "と") }
would-pay-or = { LIST($options, style: "or") }
would-pay-and-or = { AMOUNTS($goods, with: "と") }と、{ LIST($options, style: "or") }
would-pair = 同じ種類の遺物カード2枚
would-gain = { AMOUNTS($goods, "gain") }
would-all = { LIST($changes) }
would-either = { LIST($options, style: "or") }
would-drawn = { COUNT("artifact", $n, "gain") }（引く）
would-bump = { $victim }の{ ICON("die", $knowledge) }{ $knowledge }を押し出す
would-bump-own = 自分の{ ICON("die", $knowledge) }{ $knowledge }を押し出す
would-allegiance = { THING($faction) }の勢力レベル+{ $n }
would-miner = { THING($faction) }の坑夫+{ $n }
would-token = ⭐{ THING($place) }
would-token-choose = ⭐好きな場所に
would-site = { $needed }個中{ $n }個目のワーカー
would-when-full = 揃ったら建設者全員に⭐
would-knowledge-more = 知識+{ $n }（不利）
would-knowledge-less = 知識−{ $n }（有利）
would-set = ワーカーを{ $knowledge }に
would-add = 新たなワーカー
would-sacrifice = ワーカー1個を失う
would-complete = { THING($faction) }のトンネル完成
would-called = { THING($faction) }の秘密の人材が活動開始
would-hidden = 今は秘密
would-active = すぐに活動開始
would-may = { THING($recruit, "short") }を使える
would-other = { LIST($names) }が選ぶ
would-question = その後、あなたが選ぶ
would-which = その後、どれか選ぶ
would-look = 遺物カード{ $n }枚を引く
would-discard = その後、{ $n }枚を捨てる
would-lost = { $resource ->
    [any] 支払ったものは失われる
   *[other] { THING($resource) }は失われる
}
retrieve-worker = { THING($space) }の{ ICON("die", $knowledge) }{ $knowledge }
retrieve-builder = { $resource ->
    [any] { THING($space) }の{ ICON("die", $knowledge) }{ $knowledge }（支払ったものは失われる）
   *[other] { THING($space) }の{ ICON("die", $knowledge) }{ $knowledge }（{ THING($resource) }は失われる）
}
would-again = その後、もう1個配置できる
would-roll = その後、ダイス{ $n }個を振る
would-roll-risk = その後、ダイス{ $n }個を振る：{ $risk }の確率でワーカーが逃亡
would-build = 施設完成：建設者全員に⭐
would-recruits = { $n ->
    [1] 人材カード1枚を引いて残す
   *[other] 人材カード{ $n }枚を引き、1枚を残す
}
would-over = ゲーム終了
would-cost = { AMOUNTS($price, with: "と") }。トークンがないと：{ THING($tile, "penalty") }
