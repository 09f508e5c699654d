# 答えが受け付けられなかった理由と、代わりにできること。

refused-not-asked = 今あなたへの質問はありません。手番になったらお知らせします。
refused-not-an-option = その選択肢はもうありません。最新のメッセージから選んでください。
refused-game-over = このゲームは終わりました。「/ゲーム 新規」で新しく始められます。

## Placing

refused-cannot-pay = コストを支払えません：{ THING($space) }。先に必要なものを集めるか、別のスペースを選んでください。コストは「/カード」でわかります。
refused-own-bump = そこには自分のワーカーがいて、{ THING($tile, "quoted") }のため押し出せません。先にそのワーカーを回収するか、別のスペースを選んでください。
refused-arena = { THING($tile, "quoted") }のため、{ THING($space) }に2個目のワーカーを配置できません。別のスペースを選んでください。
refused-lounge = { THING($tile, "quoted") }のため、ほかのプレイヤーのワーカーがいる建設現場に配置できません。別の現場を選ぶか、そのタイルにトークンを置いてください。
refused-plaza = { THING($tile, "quoted") }のため、自分のトークンがある完成した施設しか利用できません。別のスペースを選ぶか、その地域の遺物市場からトークンを置いてください。
refused-apothecary = { THING($tile, "quoted") }のため、イカルスに配置できません。別の場所を選ぶか、そのタイルにトークンを置いてください。
refused-tunnel-unfinished = { THING($faction) }のトンネルはまだ完成していません。坑夫が9マス目に着くと終端が開きます。トンネルにワーカーを配置してください。
refused-tunnel-recruit = ここにワーカーを配置するには{ THING($faction) }の活動中の人材が必要です。別のスペースを選んでください。{ THING($faction) }の秘密の人材は、勢力レベル8か坑夫の6マス目で活動を始めます。
refused-icarus-morale = イカルスに入るにはモラル2以上が必要です（ブドウ農家ブライアンによりモラル1を失うため）。先にモラルを上げるか、別のスペースを選んでください。
refused-already-built = その施設は完成しています。利用するには施設そのものに配置してください。
refused-not-built = その施設はまだ建設されていません。建設に加わるには建設現場に配置してください。

## Trading

refused-trade-partner = 交換は、手番のプレイヤーとほかのプレイヤー1人のあいだで行います。別の人を選ぶか、手番を待ってください。
refused-trade-things = 交換できるのは必需品、資源、遺物カードで、それぞれ1個以上です。提案を直してください。
refused-trade-one-sided = 両方が何かを渡す必要があります。空いている側に1つ以上加えてください。
refused-trade-own = 提案した分を持っていません。自分の側から減らしてください。
refused-trade-theirs = 相手は求めた分を持っていません。減らしてください。

## The turn

refused-no-such-space = そのスペースはありません。入力中に出る一覧から選んでください。
refused-no-such-worker = その知識の利用可能なワーカーがいません。一覧から選ぶか、先にワーカーを回収してください。
refused-not-of-the-double = ゾロ目を配置中です。続けられるのは知識{ $double }のほかのワーカーだけです。それを配置するか、「/手番終了」で手番を終えてください。
refused-turn-begun = この手番ではもうワーカーを配置したので、続けられるのは残りのゾロ目だけです。もう1個配置するか、「/手番終了」で手番を終えてください。
refused-nothing-to-retrieve = ボードにワーカーがいません。代わりに配置してください。
refused-dilemma-done = ジレンマはすでに達成しました。ワーカーを配置するか回収してください。
refused-dilemma-price = ジレンマには、描かれた遺物カードか任意の遺物カード2枚が必要ですが、足りません。ワーカーを配置するか回収してください。
refused-must-act = パスはできません。ワーカーを配置するか、回収するか、ジレンマを達成してください。
refused-how-many = { $exactly ->
    [True] ちょうど{ $most }つ選んでください。
   *[other] { $least }～{ $most }つ選んでください。
}
refused-chance = その出目や引きはあり得ません。何も変わっていません。ボットの管理者に知らせてください。

## Taking back

refused-undo-nothing = 取り消すものがありません。あなたの番かどうかは「/手番」でわかります。
refused-undo-roll = その後ダイスを振ったかカードを引いたので、その手は取り消せません。全員が賛成すれば、「/ゲーム 戻す投票」でさらに戻れます。
refused-undo-reveal = その手で秘密のものが公開されたので、取り消せません。全員が賛成すれば、「/ゲーム 戻す投票」でさらに戻れます。
refused-undo-not-yours = 最後に答えたのは別の人です。全員が賛成すれば、「/ゲーム 戻す投票」でさらに戻れます。
