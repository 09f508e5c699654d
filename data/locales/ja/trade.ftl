# プレイヤー同士の交換。

## Commands: descriptions, at most 100 characters

command-trade = 手番のプレイヤーに（自分の手番なら誰にでも）交換を提案します
    .name = 交換
command-trade-player = 交換の相手
    .name = プレイヤー
command-trade-give = 渡すもの。例：エネルギー2個、本1枚
    .name = 渡す
command-trade-get = 受け取るもの。例：金1個
    .name = 受け取る

trade-title = 交換
trade-with = 相手
trade-give = 渡すもの
trade-get = 受け取るもの
trade-several = 選んだものすべてをまとめて交換します。
trade-offer = { $seat }から{ $to }に交換の提案：{ AMOUNTS($give, with: "と") }を渡し、{ AMOUNTS($get, with: "と") }を受け取る。
# The same, to the player who has to answer.
trade-to-you = **{ $name }**さんから交換の提案です。
    渡すもの：**{ AMOUNTS($give, with: "と") }**
    受け取るもの：**{ AMOUNTS($get, with: "と") }**
trade-made = { $name }さんに提案を送りました：{ AMOUNTS($give, with: "と") }を渡し、{ AMOUNTS($get, with: "と") }を受け取ります。
trade-answer = 提案に答える
trade-accept = 応じる
trade-decline = 断る
trade-counter = 別の提案
trade-withdraw = 取り下げる
trade-accepted = 交換が成立しました。
trade-declined = 提案は断られました。
trade-countered = 別の提案が返されました。
trade-withdrawn = 提案は取り下げられました。
trade-expired = 提案は手番とともに終わりました。
# To the player who made the offer.
trade-was-accepted = **{ $name }さんが交換に応じました。**{ AMOUNTS($give, with: "と") }を渡し、{ AMOUNTS($get, with: "と") }を受け取りました。
trade-was-declined = **{ $name }さんが交換を断りました。**{ AMOUNTS($give, with: "と") }を渡し、{ AMOUNTS($get, with: "と") }を受け取る提案でした。
trade-back = 手番に戻る
# What everybody knows that a player has.
trade-has = 所持：{ AMOUNTS($things, with: "、") }
trade-has-nothing = 交換できるものなし
trade-you-declined = 提案を断りました。
trade-you-withdrew = 提案を取り下げました。
trade-what = 「{ $typed }」は交換できません。例：エネルギー2個、本1枚
trade-nothing = どちらも何かを渡す必要があります。例：「エネルギー2個、本1枚」
trade-nobody = 今交換できる相手がいません。交換は、手番のプレイヤーとほかのプレイヤーのあいだで行います。
trade-computer = { $name }はコンピューターです。交換は、自分の手番に、行動の合間に提案してください。
trade-no-such-player = 今「{ $typed }」とは交換できません。一覧から選んでください。
trade-empty = { $whose ->
        [yours] 交換に出せるものがありません。必需品も資源も遺物カードも持っていません。
       *[theirs] 相手から受け取れるものがありません。相手は必需品も資源も遺物カードも持っていません。
    }
trade-not-yours = これは別の2人のあいだの提案です。
trade-wait = { $name }さんはまだ答えていません。そのあいだに提案を取り下げられます。
