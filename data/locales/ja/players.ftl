# コンピュータープレイヤー：性格、手の理由、交換を断る理由。

## Personalities

personality-builder = 建設者
    .text = 早くから何度も建設現場にワーカーを送ります。
personality-digger = トンネル掘り
    .text = トンネルで暮らし、秘密の人材をすべて活動させようとします。
personality-collector = 収集家
    .text = 遺物カードを引き、同じ種類の2枚を権利トークンに変えます。
personality-trader = イカルスの商人
    .text = 幸福を掘り、雲の上で商売をします。

lobby-computer-like = { $level ->
    [easy] • **{ $name }**（{ $colour }）・コンピューター、弱い：{ $personality }
    [hard] • **{ $name }**（{ $colour }）・コンピューター、強い：{ $personality }
   *[normal] • **{ $name }**（{ $colour }）・コンピューター、普通：{ $personality }
}

## Hints: why this move

hint-line = わたしならこうします：{ LIST($moves) }。{ $why }
hint-second = 次点：{ LIST($moves) }。
hint-off = このゲームではヒントを使えません。
hint-none = 今あなたへの質問はないので、ヒントもありません。

hint-gather = { THING($good) }が得られ、今いちばん役に立ちます。
hint-gather-allegiance = 合計が低いので{ THING($good) }が得られ、{ THING($faction) }の勢力レベルも1上がって、あなたの人材に有利です。
hint-gather-more = 合計9以上で{ COUNT($good, 2) }が得られます。知識は1上がります。
hint-gather-safe = 合計5～8で{ THING($good) }が得られ、知識が1下がります。
hint-tunnel = { THING($good) }には余裕があり、トンネルの{ COUNT($thing, 1) }でトークンに近づきます。
hint-tunnel-end = トンネルの終端で{ COUNT($good, 3) }が得られ、必需品も資源も支払わずに済みます。
hint-site = このワーカーの後、あと{ $n }個で施設が完成し、建設者全員がトークンを置きます。
hint-site-last = 必要な最後の1個です。施設が完成し、建設者全員がトークンを置いて、ワーカーが手元に戻ります。
hint-token = { $n ->
    [0] 支払えます。最後のトークンを置けます。
   *[other] 今トークン1個分を支払えます。残りは{ $n }個になります。
}
hint-token-last = 10個目のトークンを置いて勝てます。
hint-allegiance = トークンを置く場所はありませんが、{ THING($faction) }の勢力レベルが1上がる価値はあります。
hint-breeze = 遺物カードが一度に2枚手に入ります。トークンにぐっと近づきます。
hint-sky = 資源が一度に2個手に入ります。建設現場や雨雲のロフトで使えます。
hint-tank = 新たなワーカーがいれば、毎ラウンド1回多く行動できます。
hint-tank-knowledge = ワーカーが逃亡しそうです。知識が2下がれば防げます。
hint-tank-morale = モラルが上がると、遺物カードを多く持てます。
hint-retrieve = ワーカー{ $n }個を取り戻すほうが、どのスペースよりも価値があります。
hint-retrieve-none = ワーカーがすべてボードにいます。回収のときです。
hint-retrieve-some = 回収は{ $n }個だけに。全部まとめて振ると逃亡しかねず、建設現場のワーカーは残すべきです。
hint-dilemma-serve = 尽くせば、ワーカーを使わずにトークンを置けます。
hint-dilemma-fight = 今、人材がもう1人増えれば、最後まで役に立ちます。
hint-stop = 今ワーカーを送る価値のあるスペースはもうありません。

hint-answer-retrieve = このワーカーたちはボードの外のほうが役に立ちます。ほかは今の場所でまだ働けます。
hint-answer-pay = 今はモラルを上げる価値があります。
hint-answer-price = なくなってもいちばん困りません。
hint-answer-benefit = 次のトークンにいちばん近づきます。
hint-answer-authority = そこがいちばん役に立ちます。ペナルティを免れるか、場所がなくなる前に確保できます。
hint-answer-discard = 同じ種類の2枚と、ジレンマに必要なカードは残すべきです。
hint-answer-keep = 今あるものといちばん合います。
hint-answer-order = ここでは順番はあまり関係ありません。
hint-answer-recruits = 相性のよい2人です。同じ勢力なら、勢力レベル11で両方にトークンを置けます。
hint-answer-recruits-apart = 勢力は違いますが、2人の能力を合わせるといちばん役に立ちます。
hint-answer-recruit = この人材の能力と、選んだ人材との相性がいちばんです。
hint-answer-tile = こちらのペナルティのほうがましです。
hint-answer-track = 空いている中でいちばんよいレベルです。
hint-trade-yes = 失うものより得るもののほうが多いです。
hint-trade-no-cannot = 渡せる{ COUNT($thing, 1) }がありません。
hint-trade-no-leader = 相手はもうすぐ勝ちそうです。応じないほうがよいでしょう。
hint-trade-no-need = { THING($thing) }は手元に必要です。
hint-trade-no-use = 今は{ THING($thing) }の使い道がありません。
hint-trade-no-little = 求められたものに対して少なすぎます。
hint-ability-yes = コストより得るもののほうが大きいです。
hint-ability-no = 今は得るものよりコストのほうが大きいです。

## Trades with a computer player

trade-said = **{ $name }**：{ $why }

trade-no-leader = もうすぐ勝ちそうな人とは交換できません。
trade-no-need = { THING($thing) }は手元に必要です。
trade-no-card = それでは遺物カードを渡せません。
trade-no-use = 今は{ THING($thing) }の使い道がありません。
trade-no-use-card = 今その遺物カードの使い道がありません。
trade-no-little = 求めるものに対して少なすぎます。
trade-no-kept = 席を預かっているだけなので、持ち主が集めたものは動かせません。
