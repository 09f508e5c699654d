# /standing：ゲーム中いつも同じ答え。

## Commands: descriptions, at most 100 characters

command-standing = 毎回同じ答えを登録して、待ち時間をなくします
    .name = 自動回答
command-standing-decline = あるプレイヤーとの交換を、このゲームのあいだすべて断ります
    .name = 断る
command-standing-player = 交換しない相手
    .name = プレイヤー
command-standing-answer = 人材や施設の質問に、毎回同じ答えをします
    .name = 答える
command-standing-question = どの質問か：自分の活動中の人材の質問、または今の質問
    .name = 質問
command-standing-what = いつもの答え
    .name = 答え
command-standing-list = このゲームの自動回答を表示します
    .name = 一覧
command-standing-clear = 自動回答を解除し、また質問されるようにします
    .name = 解除
command-standing-which = 解除する自動回答（省略するとすべて）
    .name = 対象

standing-everybody = 全員
standing-yes = はい
standing-no = いいえ
standing-penalty = 施設のペナルティで失うもの
standing-forced = できることが1つしかない手番
standing-line = { $what }：いつも「{ $answer }」
standing-line-trade = { $name }さんとの交換：いつも断る
standing-line-everybody = 全員との交換：いつも断る
standing-line-forced = できることが1つしかない手番：自動で行う
standing-set = このゲームでは今後：{ $what }。「/自動回答 解除」で解除できます。
standing-yours = **このゲームの自動回答**
standing-none = このゲームの自動回答はありません。
standing-cleared = { $n ->
        [0] 解除するものはありませんでした。
       *[other] { $n }件の自動回答を解除しました。今後はまた質問します。
    }
standing-declined = { $name }さんはこのゲームであなたとの交換をすべて断ります。
standing-no-such-player = ここに「{ $typed }」というほかのプレイヤーはいません。一覧から選んでください。
standing-no-such-question = 「{ $typed }」は自動回答にできる質問ではありません。一覧から選んでください。
standing-no-such-answer = 「{ $typed }」はその答えになりません。一覧から選んでください。
