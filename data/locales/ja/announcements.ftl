# チャンネルに出るもの：誰の番か、終了、フォロワーへの知らせ。

## Commands: descriptions, at most 100 characters

command-game-follow = このゲームの重要な出来事の通知を受け取る／やめる
    .name = フォロー

announce-take-turn = 手番を行う
announce-choose = 選ぶ
announce-answer = 答える
announce-recap = まとめ
announce-board = ボード全体
announce-zoom = 拡大して見る
announce-turn = **第{ $number }手番**：{ $player }さんの番です。
    .others = **第{ $number }手番**：{ $player }さんの番です。
announce-choosing = { $what ->
        [market_draft] 全員が非公開で施設タイルを選んでいます。まだの人：{ $players }。
        [recruit_draft] 全員が非公開で人材カードをドラフトしています。まだの人：{ $players }。
       *[other] 全員が非公開で人材を選んでいます。まだの人：{ $players }。
    }
announce-asked = { $ask ->
        [ability] { $player }さん、{ $turn }さんの手番の途中です。人材を使うかどうか答えてください。
        [discard] { $player }さん、{ $turn }さんの手番の途中です。上限を超えた遺物カードを捨ててください。
        [penalty] { $player }さん、{ $turn }さんの手番の途中です。施設のペナルティで失うものを選んでください。
        [trade] { $player }さん、{ $turn }さんの手番の途中です。交換の提案に答えてください。
        [track_draft] { $player }さん、モラルか知識の開始レベルを選んでください。
        [authority] { $player }さん、{ $turn }さんの手番の途中です。権利トークンを置いてください。
        [order] { $player }さん、{ $turn }さんの手番の途中です。能力の順番を選んでください。
       *[other] { $player }さん、{ $turn }さんの手番の途中です。選ぶものがあります。
    }
    .others = { $turn }さんの手番の途中です。{ $player }さんの答えを待っています。
announce-starts = { $player }さん、開始レベルを選んでください。
    .others = { $player }さんが開始レベルを選んでいます。
announce-began = { $number ->
        [0] -# ここでゲームを準備しました。
       *[other] -# ここで第{ $number }手番が始まりました。
    }
announce-chosen = -# 全員が選び終えました。
announce-folded = -# { $what }
announce-replaced = -# 次のメッセージに移りました。
# What a player did, in small print; markets, tokens, recruits and the end are larger.
announce-routine = -# { $line }
# The race at the end of every message: the players, whoever has placed most tokens first.
race = ⭐ { LIST($players, with: " · ") }
race-player = { $name } **{ $tokens }**
# A player, behind the sign of their pieces.
player-signed = { ICON("player", $colour) } { $name }
announce-due = 期限：{ $time }。
announce-taken-back = { $name }さんが選択を取り消しました。
announce-no-picture = （ここではボードの画像を添付できません。「ファイルを添付」の権限を付与してください。文章での説明は「/状況」で見られます。）

end-won = { $n ->
        [1] 🏆 **{ $players }の勝利です！**
       *[other] 🏆 **{ $players }がともに勝利しました！**
    }
end-standings = **最終結果**
end-player = • **{ $name }**：⭐{ $tokens }/10、モラル{ $morale }、知識{ $knowledge }。人材：{ SIZE($recruits) ->
        [0] なし
       *[other] { THINGS($recruits) }
    }。秘密のまま：{ SIZE($hidden) ->
        [0] なし
       *[other] { THINGS($hidden) }
    }。遺物カード：{ SIZE($artifacts) ->
        [0] なし
       *[other] { AMOUNTS($artifacts) }
    }。ジレンマ：{ SIZE($dilemma) ->
        [0] なし
       *[other] { THINGS($dilemma) }
    }
end-rematch = 再戦
end-place = { $rank }位 { $player }：トークン{ $tokens }個
end-secrets = **全員の手札**
end-replay = ゲーム全体のリプレイ（手番ごと）：

follow-now = このゲームをフォローしました。施設の完成、トークンが残りわずかのプレイヤー、ゲームの終了をお知らせします。同じコマンドでやめられます。
follow-no-more = フォローをやめました。
follow-player = あなたはこのゲームのプレイヤーなので、フォローしなくてもすべてお知らせします。
follow-news = { $channel }からのお知らせ：
follow-look = { $names }：フォロー中のゲームに動きがありました。
