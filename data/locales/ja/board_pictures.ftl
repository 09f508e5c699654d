# ボードの画像の中の言葉と、画像を見られない人のための説明。

picture-tank = 活性化槽
picture-allegiance = 勢力レベル
picture-profits = ボーナスの対象
picture-site-upper = 建設現場（上）
picture-site-lower = 建設現場（下）
picture-turn = { $name }の番
picture-setup = 準備中
picture-over = { LIST($names) }の勝利

picture-alt-board = ボード、第{ $number }手番。{ $state }。
picture-alt-forgotten = ボード。説明には、情報を削除したプレイヤーの名前がありました。
picture-alt-close-up = { THING($area) }の拡大、第{ $number }手番。{ $state }。
picture-alt-area = { THING($area) }の拡大。{ $state }。
picture-alt-numbered = 選べるスペース：{ LIST($spaces) }。
picture-alt-number = { $number } { THING($space) }
picture-alt-player = { $who }（{ $letter }、{ THING($colour) }）：トークン10個中{ $tokens }個を配置、モラル{ $morale }、知識{ $knowledge }、{ SIZE($goods) ->
        [0] 必需品も資源もなし
       *[other] { AMOUNTS($goods) }
    }。
picture-alt-player-things = { $who }の遺物カード：{ $cards }枚。
picture-alt-player-workers = { $who }の配置できるワーカー：{ SIZE($home) ->
        [0] なし
       *[other] { LIST($home, with: "・") }
    }。ボード上のワーカー：{ $away }個。
picture-alt-player-recruits = { $who }の活動中の人材：{ SIZE($recruits) ->
        [0] なし
       *[other] { THINGS($recruits) }
    }、秘密の人材：{ $hidden }人。
picture-alt-dilemma-fight = { $who }はジレンマで体制と戦いました。
picture-alt-dilemma-serve = { $who }はジレンマでディストピアに尽くし、トークンを置きました。
picture-alt-allegiance = 勢力レベル（11まで）：{ LIST($tracks) }。
picture-alt-track = { THING($faction) }{ $level }
picture-alt-miners = 坑夫（9マス）：{ LIST($tracks) }。
picture-alt-markets = 施設：{ LIST($markets) }。
picture-alt-market = { SIZE($owners) ->
        [0] { THING($tile) }（トークンなし）
       *[other] { THING($tile) }（{ LIST($owners) }）
    }
picture-alt-site = { THING($space) }：{ LIST($workers) }（{ $needed }個中{ $n }個）。
picture-alt-space = { THING($space) }：{ LIST($workers) }。
picture-alt-total = { THING($space) }：{ LIST($workers) }、合計{ $total }。
picture-alt-worker = { $letter }{ $knowledge }
picture-alt-territory = { THING($territory) }：{ LIST($owners) }（{ $most }区画中{ $n }）。

picture-penalty-laboratory = 3個目のワーカー不可
picture-penalty-spa = 自分の押し出し不可
picture-penalty-courthouse = 同種2枚の支払い不可
picture-penalty-plaza = トークンのない施設不可
picture-penalty-fountain = 1手番に1個まで
picture-penalty-lounge = 他人のいる現場不可
picture-penalty-academy = 人材の能力不可
picture-penalty-cafeteria = 無料回収は追加で
picture-penalty-apothecary = イカルス不可
picture-penalty-theater = トークンごと
picture-penalty-registry = 第1・第2ボーナス不可
picture-penalty-arena = 各エリア1個まで
picture-penalty-teddy_bear_shop = 1の目ごとに
picture-penalty-clinic = 2の目ごとに
picture-penalty-bemusement_park = 3の目ごとに
picture-penalty-bonfire = 4の目ごとに
picture-penalty-stadium = 5の目ごとに
picture-penalty-literacy_center = 6の目ごとに
