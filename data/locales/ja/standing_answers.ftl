# /standing：ゲーム中いつも同じ答え。

## Commands: descriptions, at most 100 characters

command-standing = このゲームでいつも同じ答えを決めておき、誰も待たせません
    .name = 自動回答
command-standing-decline = あるプレイヤーとの交換を、このゲームのあいだすべて断ります
    .name = 断る
command-standing-player = 交換しない相手
    .name = プレイヤー
command-standing-answer = 人材や施設に聞かれるたびに同じ答えをします
    .name = 答える
command-standing-question = 聞いてくるもの：自分の活動中の人材、または今聞かれていること
    .name = 質問
command-standing-what = いつもの答え
    .name = 答え
command-standing-list = このゲームの自動回答を表示します
    .name = 一覧
command-standing-clear = また聞かれるようにします
    .name = 解除
command-standing-which = どれか（省略するとすべて）
    .name = どれ

standing-everybody = 全員
standing-yes = はい
standing-no = いいえ
standing-penalty = 施設のペナルティで失うもの
standing-line = { $what }：いつも「{ $answer }」
standing-line-trade = { $name }さんとの交換：いつも断る
standing-line-everybody = 誰との交換も：いつも断る
standing-set = このゲームでは今後：{ $what }。「/自動回答 解除」で解除できます。
standing-yours = **このゲームの自動回答**
standing-none = このゲームの自動回答はありません。
standing-cleared = { $n ->
        [0] 解除するものはありませんでした。
       *[other] { $n }件の自動回答を解除しました。また聞かれます。
    }
standing-declined = { $name }さんはこのゲームであなたとの交換をすべて断ります。
standing-no-such-player = ここに「{ $typed }」というほかのプレイヤーはいません。一覧から選んでください。
standing-no-such-question = 「{ $typed }」は繰り返し聞かれることではありません。一覧から選んでください。
standing-no-such-answer = 「{ $typed }」はその答えになりません。一覧から選んでください。
