# 計画：手番の前に決めておく手。本人だけが読みます。

## Commands: descriptions, at most 100 characters

command-plan = 次の手番をこっそり計画します。手番が来ると自動で実行し、できなければあなたに聞きます
    .name = 計画

## Buttons: 80 characters at most

plan-ahead = 先に計画する
plan-button = 自分の計画
plan-keep = この計画にする
plan-this-turn = { $n ->
        [0] 次の手番を計画
        [1] その次の手番を計画
       *[other] もう1手番先を計画
    }
plan-another = 第{ $turn }手番：実行できなければ…
plan-change = 第{ $turn }手番：計画{ $n }を変える
plan-another-move = 別の手を選ぶ
plan-first = これを最初に試す
plan-drop = この計画を取り消す
plan-drop-all = すべて取り消す

## The panel

plan-intro = **先に計画する。**今が自分の手番のつもりで選んでください。手番が来るとすぐにその手を実行し、通知音なしでお知らせします。実行できないときや、ほかの質問が出たときは、あなたに聞きます。ほかの人にはわかりません。
plan-question = 第{ $turn }手番では何をしますか？
plan-anew = そのあいだにゲームが進みました。これが今の状況です。もう一度選んでください。
plan-too-long = 1手番の答えが多すぎて、計画に入りません。減らしてください。残りはそのときに聞きます。
plan-would = 今の状況なら、こうなります：
plan-then-unknown = その後、ダイスを振るか、カードを引くか、秘密のものが公開されます。その先で質問が出たら、あなたに聞きます。
plan-only-if = 次の場合だけ…（複数選べます）
# Conditions; they stand after “only if”, and in a menu.
plan-only = { $what ->
        [free] スペースがまだ空いている
        [cost] コストが今より増えていない
        [gain] 得るものが今より減っていない
       *[any] ほかのワーカーでも可
    }
plan-only-keep = { COUNT($thing, $n) }以上が手元に残る
plan-only-morale = モラルが{ $n }以上のまま

## What is planned

plan-title = **あなたの計画。**あなただけに見えます。
plan-none = 計画はありません。
plan-turn = { $n ->
        [0] **次の手番**（第{ $turn }手番）
        [1] **その次の手番**（第{ $turn }手番）
       *[other] **もう1手番先**（第{ $turn }手番）
    }
plan-line = { $n }. { $plan }
plan-else = どれも実行できなければ、あなたに聞きます。
# A move with its answers, and the conditions, each as plan-only… has it.
plan-move = { SIZE($conditions) ->
        [0] { LIST($steps, with: "／") }
       *[other] { LIST($steps, with: "／") }（条件：{ LIST($conditions, with: "、") }）
    }
plan-retrieve-all = すべてのワーカーを回収
plan-retrieve = { LIST($workers) }を回収
plan-step = { $ask ->
        [price] 支払う：{ LIST($choices) }
        [retrieve_pay] 支払う：{ LIST($choices) }
        [benefit] 受け取る：{ LIST($choices) }
        [authority] トークン：{ LIST($choices) }
        [order] 先に：{ LIST($choices) }
        [discard] 捨てる：{ LIST($choices) }
       *[other] { LIST($choices) }
    }
plan-kept = 計画を保存しました。ほかの人には知らされません。
plan-changed = 計画を変更しました。
plan-dropped = 計画を取り消しました。

## What became of a plan

plan-played = 第{ $turn }手番は計画どおりに実行しました：
plan-stopped = その先は計画どおりに進めなくなりました。あなたが選んでください：
plan-asked = あなたの手番ですが、計画を実行できませんでした。その先の計画も取り消されました。
plan-gone = ゲームが一部の計画より前に戻ったため、その計画はなくなりました。残りは「/計画」で確認できます。

plan-why-asked = { $ask ->
        [price] 支払い方が複数ありますが、計画で決めていません。
        [benefit] 受け取れるものが複数ありますが、計画で決めていません。
        [authority] トークンを置ける場所が複数ありますが、計画で決めていません。
        [discard] 遺物カードを捨てる必要がありますが、計画で決めていません。
        [penalty] 施設のペナルティで何かを失いますが、何を失うかを計画で決めていません。
        [ability] 人材の能力を使えますが、使うかどうかを計画で決めていません。
       *[other] 計画で決めていない質問があります。
    }
plan-why-choice = { $ask ->
        [price] 計画どおりには支払えません。
        [retrieve_pay] 計画どおりには支払えません。
        [retrieve] 回収するはずのワーカーが、もうボードに揃っていません。
        [authority] 計画した場所にトークンを置けません。
       *[other] 計画したものは、もう選択肢にありません。
    }
plan-why-worker = 知識{ $knowledge }の利用可能なワーカーがもういません。
plan-why-free = 別のワーカーがいます：{ THING($space) }。
plan-why-cost = 計画したときよりコストが増えています。
plan-why-gain = 計画したときより得るものが減っています。
plan-why-keep = 手元に残るのが{ COUNT($thing, $least) }より少なくなります。
plan-why-morale = モラルが{ $least }を下回ります。

## Refusals

plan-own-turn = あなたの手番です。先に手番を行ってください。終われば次の手番を計画できます。
plan-set-up = ゲームはまだ準備中です。最初の手番が始まれば計画できます。
plan-kept-seat = コンピューターが席を預かっています。先に「/手番」で戻れば計画できます。
plan-too-late = その手番はもう計画できません。計画できる手番は「/計画」で見られます。
plan-one-before = 先にその前の手番を計画してください。
plan-not-after = 最初の計画で秘密のものが明らかになるので、その先はまだ計画できません。実行された後に、また計画してください。
plan-full = その手番の計画はすでに{ $most }件あり、これ以上は入りません。どれかを変えるか、取り消してください。
plan-not-there = その計画はもうありません。今の計画は「/計画」で見られます。
