# カード、持ち物、手札、最終結果、リプレイの中の言葉と、その説明。

## Cards

drawn-card-classic = 旧版
drawn-card-revised = 改訂版
drawn-card-without-token = ここにトークンがない全員が受けます
drawn-card-fight = 体制と戦う
    .gain = 人材カード2枚を引き、1枚を残す
drawn-card-serve = ディストピアに尽くす
    .gain = このカードに権利トークンを置く
drawn-card-artifact = 遺物市場では任意の3枚か同じ種類の2枚で支払えます。このカードはほかに次の支払いにも使えます：{ THINGS($things) }。
drawn-card-alt = { $kind ->
    [recruit] 人材カード：{ THING($card) }
    [market] 施設タイル：{ THING($card) }
    [artifact] 遺物カード：{ THING($card) }
   *[dilemma] ジレンマカード：{ THING($card) }
}

## Mats

drawn-to-move = 手番
drawn-asked = 回答待ち
drawn-won = 勝者
drawn-times = { THING($place) }（×{ $n }）
drawn-mat-tokens = 権利トークン：{ $total }個中{ $placed }個を配置
drawn-mat-workers = ワーカー：{ $n }個、利用可能：{ $ready }個
drawn-mat-fresh = 次の手番から
drawn-mat-where = トークンのある場所
drawn-mat-no-goods = 必需品も資源もなし
drawn-mat-penalties = トークンがないため受けるペナルティ
drawn-dilemma-open = ジレンマ未達成
drawn-dilemma-done = { $choice ->
    [fight] 体制と戦った：{ THING($dilemma, "fight") }
   *[serve] ディストピアに尽くした：{ THING($dilemma, "serve") }
}
drawn-mat-alt = { $name }（{ THING($colour) }）：権利トークン10個中{ $tokens }個を配置、モラル{ $morale }、知識{ $knowledge }、{ SIZE($goods) ->
    [0] 必需品も資源もなし
   *[other] { AMOUNTS($goods) }
}。

## Hands

drawn-hand-title = あなただけに表示
drawn-hand-artifacts = 手札の遺物カード：{ $n }/{ $most }枚（モラルが上限）
drawn-hand-no-artifacts = 遺物カードはありません。
drawn-hand-hidden = 秘密
drawn-hand-active = 活動中
drawn-hand-alt = { $name }の手札：遺物カード{ $artifacts }枚、秘密の人材{ $hidden }人、ジレンマカード。

## Recruits to choose from

drawn-choice-have = 選んだ人材：
drawn-choice-alt = 選べる人材。
drawn-choice-recruit = { $number }. { THING($recruit) }（{ THING($faction) }）：{ $ability }
drawn-choice-together = 同じ勢力（{ THING($faction) }）：{ THINGS($recruits) }。
drawn-choice-have-alt = 選んだ人材：{ THINGS($recruits) }。

## Final standings

drawn-final-title = { LIST($names) }の勝利
drawn-final-so-far = 第{ $number }手番後の状況
drawn-final-place = { $rank }位 { $name }：トークン{ $n }個（施設{ $markets }、領地{ $territories }、人材{ $recruits }、ジレンマ{ $dilemma }／モラル{ $morale }、知識{ $knowledge }）
drawn-final-alt = { $title }。{ LIST($places) }。

## Replays

drawn-replay-alt = { SIZE($names) ->
    [0] { LIST($players) }のゲームのリプレイ。全{ $n }手番のうち重要な場面。ゲームは続いています。
   *[other] { LIST($players) }のゲームのリプレイ。全{ $n }手番のうち重要な場面。{ LIST($names) }の勝利。
}
drawn-replay-begins = ゲーム開始。
drawn-replay-turn = 第{ $number }手番：{ LIST($news, with: "") }
drawn-replay-built = { THING($tile) }が完成。
drawn-replay-recruit = { $name }の新しい活動中の人材：{ THING($recruit) }。
drawn-replay-token = { $name }がトークンを配置：{ THING($place) }。

## Labels of the standings

drawn-final-markets = 施設
drawn-final-territories = 領地
drawn-final-recruits = 人材
drawn-final-artifacts = 遺物
drawn-final-ties = 同点のとき
drawn-final-dilemma = { $choice ->
    [fight] ジレンマ：戦う
    [serve] ジレンマ：尽くす
   *[open] ジレンマ：未達成
}
