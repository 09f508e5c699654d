# プレイヤーの手番：自分だけのパネル、同じ手のコマンド、ヒント。

## Commands: descriptions, at most 100 characters

command-turn = 手番を行うか、質問に答えます
    .name = 手番
command-undo = その後にダイスを振ったり公開したりしていなければ、最後の選択を取り消します
    .name = 取り消し
command-place = ワーカーを配置します
    .name = 配置
command-place-worker = ワーカーの知識
    .name = ワーカー
command-place-space = 置く場所
    .name = スペース
command-retrieve = ボードからワーカーを回収します
    .name = 回収
command-retrieve-workers = 回収するワーカー（「、」で区切るか「すべて」）
    .name = ワーカー
command-retrieve-pay = 支払うもの（支払わなければモラルを失います）
    .name = 支払い
command-dilemma = 倫理ジレンマを達成します
    .name = ジレンマ
command-dilemma-choose = どちらを選ぶか
    .name = 選択
command-dilemma-pay = 捨てる遺物カード
    .name = 支払い
command-done = ゾロ目のワーカーをまだ配置できるときに、手番を終えます
    .name = 手番終了
command-hint = コンピューターならどうするかと理由を、あなただけに表示します
    .name = ヒント

dilemma-side-fight = 体制と戦う
dilemma-side-serve = ディストピアに尽くす

panel-you = ワーカー：{ SIZE($workers) ->
        [0] すべてボード上
       *[other] { LIST($workers) }
    }／{ SIZE($goods) ->
        [0] 必需品も資源もなし
       *[other] { AMOUNTS($goods) }
    }／{ $artifacts ->
        [0] 遺物カードなし
       *[other] 遺物カード{ $artifacts }枚
    }／モラル{ $morale }／知識{ $knowledge }／⭐{ $tokens }/10
# One of the workers in that list.
panel-die = { ICON("die", $knowledge) }{ $knowledge }のワーカー
panel-worker = { $knowledge ->
        [1] ⚀ 1
        [2] ⚁ 2
        [3] ⚂ 3
        [4] ⚃ 4
        [5] ⚄ 5
       *[6] ⚅ 6
    }
panel-where = **{ ICON("die", $knowledge) }{ $knowledge }のワーカーをどこに置きますか？**
panel-last-worker = -# 手元の最後のワーカーです。ワーカーが戻らなければ、次の手番は回収しかできません。
panel-space = { $n }. { THING($space) }
panel-more-spaces = ほかのスペース
panel-on-board = ボードで見る
panel-numbered = { $knowledge }のワーカーを置ける場所です。番号はボタンと同じです。
panel-question = **{ $question }**
panel-bullet = • { $line }
# Above the panel of a player who last acted more than a day ago.
since-last = **前回のあなたの手番から**（{ $time }）：
since-note = 📝 最新のメモ：{ $note }
panel-option = **{ $label }**：{ $detail }
panel-retrieve-all = { $n ->
        [1] ワーカーを回収
       *[other] { $n }個すべて回収
    }
panel-retrieve-all-paid = { $n ->
        [1] 回収（{ $pay }）
       *[other] すべて回収（{ $pay }）
    }
panel-retrieve-rest = 建設現場以外を回収
panel-retrieve-rest-paid = 建設現場以外を回収（{ $pay }）
panel-retrieve-some = 回収するワーカーを選ぶ
retrieve-which = 回収するワーカー
retrieve-pay = 支払い方
panel-retrieve-all-told = { $n ->
        [1] **ワーカーを回収：**{ LIST($workers) }
       *[other] **すべてのワーカーを回収：**{ LIST($workers) }
    }
panel-retrieve-rest-told = **建設現場以外のワーカーを回収：**{ LIST($workers) }
panel-choose = 選ぶ
panel-choose-several = { $ask ->
        [retrieve] ワーカーを1～{ $most }個選ぶ
        [discard] 遺物カードを{ $most }枚選ぶ
       *[other] { $exactly ->
            [True] { $most }つ選ぶ
           *[other] { $least }～{ $most }つ選ぶ
        }
    }
panel-page = { $page }/{ $pages }ページ
panel-these = これに決める（{ $n }）
panel-chosen = 選択：{ LIST($choices) }。
panel-then-chance = その後、ダイスを振るかカードを引くので、取り消せなくなります。
panel-then-roll = その後、ダイス{ $n }個を振るので、取り消せなくなります。
panel-then-roll-risk = その後、ダイス{ $n }個を振ります（{ $risk }の確率でワーカーが逃亡）。振ると取り消せなくなります。
panel-then-rolls = その後、{ $name }がダイスを振るので、取り消せなくなります。
panel-then-draw = その後、遺物カード{ $n }枚を引くので、取り消せなくなります。
panel-then-draws = その後、{ $name }がカードを引くので、取り消せなくなります。
panel-then-recruits = { $n ->
        [1] その後、人材カード1枚を引くので、取り消せなくなります。
       *[other] その後、人材カード{ $n }枚を引いて1枚を残すので、取り消せなくなります。
    }
panel-then-market = その後、施設タイルが公開されるので、取り消せなくなります。
panel-then-reveal = { $what ->
        [recruits] その後、全員の活動中の人材カードが公開されるので、取り消せなくなります。
        [recruit_draft] その後、残りの人材カードが隣に渡されるので、取り消せなくなります。
        [market_draft] その後、選ばれた施設タイルが混ぜられるので、取り消せなくなります。
        [dilemma] その後、あなたのジレンマが公開されるので、取り消せなくなります。
       *[other] その後、秘密のものが公開されるので、取り消せなくなります。
    }
panel-then-other = その後、ほかの人が選びます。
panel-then-computer = その後、{ LIST($names) }がすぐに続けるので、取り消せなくなります。
panel-no-worker-left = -# この後、配置できるワーカーはいなくなります。次の手番は回収しかできません。
panel-undoable = ほかの人が動くまでは取り消せます。
panel-then-over = その後、ゲームが終わります。
panel-confirm = 確定
# Plays the only possible move, now and in every such turn.
panel-forced = こうした手番は自動で行う
panel-back = 戻る
panel-trade = 交換
panel-undo = 取り消し
panel-hand = 自分のカード
panel-hint = ヒント
panel-reset = ルールの修正でこの手番が変わりました。もう一度手番を行ってください。それより前はそのままです。
panel-recruit = **{ THING($recruit) }**（{ THING($faction) }）：{ $ability }

play-over = ゲームは終わりました。
play-your-turn = あなたの手番です。チャンネルの新しいメッセージにボタンがあります。
play-done = { $who ->
        [computer] 完了しました。次は{ $names }です。
       *[person] 完了しました。{ $names }を待っています。
    }
play-next = 次のゲーム：{ $channel }
play-go-there = 移動する
play-undone = { $n ->
        [1] 最後の選択を取り消しました。
       *[other] 直近の{ $n }個の選択を取り消しました。
    }

moves-all = すべて
moves-worker-twin = { $knowledge }・{ THING($space) }（{ $n }個目）
moves-answer-first = 先に答える質問があります。「/手番」で見られます。
moves-space = { THING($space) }：{ $brings }
moves-no-space = 「{ $typed }」というスペースは見つかりません。一覧から選ぶか、「/手番」を使ってください。
moves-no-such-worker = ボードに「{ $typed }」のワーカーはいません。一覧から選ぶか、「/手番」を使ってください。
moves-cannot-pay = 「{ $typed }」では支払えません。一覧から選ぶか、「/手番」を使ってください。

hint-take-turn = できる手を見る
