# 検証できる出目と引き。

## Commands: descriptions, at most 100 characters

command-game-word = ゲームの開始前に、あなたの言葉を出目に混ぜます
    .name = 言葉
command-game-word-word = 好きな言葉や文（保存するのはハッシュ値だけ）
    .name = 言葉

## Before the game

proof-lobby = -# ダイスの出目とカードの引きは検証できます。終了時に明かす秘密の値から決まり、そのハッシュ値は `{ $commitment }` です。「/ゲーム 言葉」であなたの言葉を混ぜられます。
proof-begun = ダイスの出目とカードの引きは、秘密の値（ハッシュ値 `{ $commitment }`）と、混ぜたもの（ハッシュ値 `{ $seed }`）から決まります。
proof-word = 言葉を混ぜました。ハッシュ値は `{ $digest }` で、終了後のゲームのファイルに入ります。言葉そのものは保存しません。

## After the game

proof-told = **出目と引きを検証できるようになりました**
    • 秘密の値：`{ $secret }`
    • そのハッシュ値（ロビーのとおり）：`{ $commitment }`
    • 混ぜたもののハッシュ値：`{ $seed }`
    • すべての答えのハッシュ値：`{ $fingerprint }`
proof-check = 出目を検証
proof-later = 秘密の値はゲームの終了後に公開され、すべてを検証できます。
proof-none = このゲームの出目は検証できません。検証に対応する前にロビーが開かれました。

## What a check finds

proof-right = **すべて一致しました。**{ $draws }回の出目と引きはすべて秘密の値から導かれ、{ $answers }個の答えをルールどおりにたどるとこの結果になります。
proof-returns = { $n ->
        [1] ゲームは1回戻され、そこから新しい出目で続きました。
       *[other] ゲームは{ $n }回戻され、そのたびに新しい出目で続きました。
    }
proof-compare = チャンネルに表示されたものと比べてください：秘密の値のハッシュ値 `{ $commitment }`、混ぜたもののハッシュ値 `{ $seed }`、すべての答えのハッシュ値 `{ $fingerprint }`。ファイルがあれば誰でも検証できます：`python -m bot verify FILE`
proof-not-right = **一致しません：**
proof-wrong = { $what ->
        [file] • ファイルの内容が書き出されたときと違います。
        [secret] • 秘密の値が、示したハッシュ値と合いません。
        [seed] • 示したものと違うものが混ぜられています。
        [fingerprint] • 答えがゲーム終了時のものと違います。
        [missing] • 答え{ $seq }がありません。
        [draw] • 答え{ $seq }（出目か引き）が秘密の値から導かれません。
        [rules] • 答え{ $seq }がルールと合いません。
        [events] • 答え{ $seq }の結果としてファイルに書かれていることが、実際の結果と違います。
        [table] • 終了時の盤面がファイルと一致しません。
       *[winners] • ゲームの結果がこのとおりになりません。
    }
proof-more = …ほか{ $n }件。
