# 終わったゲームの成績：/stats と /leaderboard。

command-stats = プレイした回数と勝った回数
    .name = 成績
command-stats-player = 誰の成績か（省略すると自分）
    .name = プレイヤー
command-leaderboard = このサーバーで最も勝っている人
    .name = ランキング

stats-title = { $where ->
        [server] **{ $name }**の成績（このサーバー）
       *[everywhere] **{ $name }**の成績（全体）
    }
stats-played = { $played }回プレイ、{ $won }勝（{ $share }%）
stats-people = • ほかの人とのゲーム：{ $played }回、{ $won }勝
stats-edition = • { $edition }：{ $played }回、{ $won }勝
stats-tokens = • 置いた権利トークンの平均：10個中{ $tokens }個
stats-running = • 進行中：{ $n }件
stats-none = { $name }さんはまだゲームを終えていません。
stats-none-yet = ここではまだゲームが終わっていません。「/ゲーム 新規」で開けます。
stats-board = ## 勝利数
stats-line = { $rank }位 **{ $name }**：{ $played }回中{ $won }勝（{ $share }%）
stats-computer = コンピューターの成績はありません。別の人を選んでください。

# What is shown to oneself, and to others only if one wants it.
stats-reliability = { $tier ->
        [reliable] • 期限内の回答：いつも期限内
        [mostly] • 期限内の回答：だいたい期限内
        [late] • 期限内の回答：よく遅れる
       *[new] • 期限内の回答：質問が少なく、まだわかりません
    }
stats-rating-off = レーティングはオフです。「/プロフィール 設定」の「レーティング」でオンにできます。
stats-rating-none = • レーティング：まだありません。最後まで人だけでプレイしたゲームが対象です。
stats-rating = • レーティング（{ $players }人プレイ）：{ $points } ± { $spread }（{ $n }回）
stats-against = • 対{ $name }：{ $n }回中{ $ahead }回上位
stats-against-you = • 対あなた：{ $n }回中{ $ahead }回上位
stats-recruit = • { $recruit }：{ $n }回、{ $won }勝
