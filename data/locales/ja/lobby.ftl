# ゲームの前：/game new、ロビーとその設定。

## Commands: descriptions, at most 100 characters

command-game = このチャンネルでゲームを開き、進め、閉じます
    .name = ゲーム
command-game-new = このチャンネルに新しいゲームのロビーを開きます
    .name = 新規
command-game-new-pace = 質問1つに答える制限時間
    .name = 制限時間

command-game-language = このチャンネルでゲームを表示する言語を選びます
    .name = 言語
command-game-language-which = 自分だけに見える返事は、それぞれ自分の言語で届きます
    .name = 言語

pace-live = リアルタイム
    .about = 質問1つにつき10分。全員がその場にいるとき向けです。
    .time = 10分
pace-day = 1日
    .about = 質問1つにつき1日。期限の前に通知します。
    .time = 1日
pace-three_days = 3日
    .about = 質問1つにつき3日。期限の前に通知します。
    .time = 3日
pace-none = 無制限
    .about = 制限時間も通知もありません。
    .time = 無制限

level-easy = 弱い
    .about = 感覚でプレイし、間違いもします。
level-normal = 普通
    .about = 少し先を読みます。
level-hard = 強い
    .about = じっくり考えてから手を打ちます。

permission-view_channel = チャンネルを見る
permission-send_messages = メッセージを送信
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-attach_files = ファイルを添付
permission-manage_channels = チャンネルの管理

lobby-title = ## ユーフォリア：ゲームNo.{ $game }を準備中
lobby-seat = { $host ->
        [True] • { $name }（{ $colour }）・ホスト
       *[other] • { $name }（{ $colour }）
    }
lobby-computer = { $level ->
        [easy] • **{ $name }**（{ $colour }）・コンピューター、弱い
        [hard] • **{ $name }**（{ $colour }）・コンピューター、強い
       *[normal] • **{ $name }**（{ $colour }）・コンピューター、普通
    }
lobby-seats = { $n ->
        [1] { $most }席中1席が埋まっています。2人から始められます。
       *[other] { $most }席中{ $n }席が埋まっています。
    }
lobby-how = { $edition }／バリエーション：{ $variants }／回答の制限時間：{ $pace }／言語：{ $language }
lobby-how-else = { $folded ->
        [yes] { $hints ->
            [yes] 古いボードは消す／ヒントあり
           *[no] 古いボードは消す／ヒントなし
        }
       *[no] { $hints ->
            [yes] 古いボードは残す／ヒントあり
           *[no] 古いボードは残す／ヒントなし
        }
    }
move-picture-whole = ボード全体
move-picture-close_up = 拡大図
move-picture-both = ボード全体と拡大図
lobby-picture = { $picture ->
        [close_up] 一手ごとの画像：変わったところの拡大図
        [both] 一手ごとの画像：ボード全体と拡大図
       *[whole] 一手ごとの画像：ボード全体
    }
    .about = { $picture ->
        [close_up] 変わった地域と関わったプレイヤーを大きく表示。1つの地域に収まらないときはボード全体。
        [both] 画像は2枚。ボード全体の下に、変わったところを大きく表示します。
       *[whole] 変わったところを枠で囲みます。
    }
lobby-picture-title = 一手ごとの画像
lobby-no-variants = なし
lobby-join = 参加
lobby-leave = 抜ける
lobby-colour = 色
lobby-start = 開始
lobby-close = ロビーを閉じる
lobby-edition = 人材の版
lobby-edition-choice = 版：{ $edition }
lobby-variants = バリエーション：なし
lobby-variants-title = バリエーション
lobby-pace-choice = 回答の制限時間：{ $pace }
lobby-pace = 回答の制限時間
lobby-add-computer = コンピューターを加える
lobby-remove-computer = コンピューターを外す
lobby-level = • **{ $level }**：{ $about }
lobby-which-level = コンピューターの強さを選んでください。
lobby-computer-added = { $name }が席につきました。性格は「{ $personality }」です。{ $about }
lobby-which-colour = どの色にしますか？
lobby-colour-set = あなたの色は{ $colour }です。
lobby-no-colour = すべての色が使われています。先に誰かに別の色へ変えてもらってください。
lobby-join-first = 先に「参加」を押して席についてください。
lobby-host-only = それができるのは、ホストの{ $host }さんか、このチャンネルを管理できる人だけです。
lobby-closed = このロビーは閉じられました。「/ゲーム 新規」で新しく開けます。
lobby-stale = { $alone ->
        [True] 1日間誰も来なかったので、このロビーは自動で閉じました。「/ゲーム 新規」で新しく開けます。
       *[False] 2日間誰も来なかったので、このロビーは自動で閉じました。「/ゲーム 新規」で新しく開けます。
    }
refused-too-many-lobbies = このサーバーでは、あなたが開いたロビーがすでに{ $n }件あります：{ $channels }。先にどれかを開始するか閉じてから、新しく開いてください。
lobby-started = ゲーム開始：{ $names }。
lobby-rematch = 再戦のロビーを開き、ほかの人を招待しました。
lobby-invited = • 再戦への招待：{ $names }。もう一度遊ぶには「参加」を押してください。
lobby-welcome = { $channel }のユーフォリアの席につきました。あなただけが見てよいものは、ここに届きます。「/手札」でいつでも見られます。
lobby-missing = ここではゲームを進行できません。このチャンネルで次の権限がありません：{ $permissions }。サーバーの管理者に権限の付与を頼んでから、もう一度試してください。
lobby-here = このチャンネル
lobby-boards = { $folded ->
        [yes] 古いボード：消す
       *[no] 古いボード：残す
    }
lobby-language = 言語：{ $language }
lobby-which-language = このチャンネルではゲームをどの言語で表示しますか？あなただけに見えるものは、あなたの言語で届きます。
lobby-language-set = このチャンネルではゲームを次の言語で表示します：{ $language }。
lobby-hints = { $on ->
        [yes] ヒント：あり
       *[no] ヒント：なし
    }
lobby-absence = { $days ->
        [0] 不在：待たない
       *[other] 不在：{ $days }日待つ
    }
lobby-absence-title = 誰かが不在のとき
lobby-absence-choice = { $days ->
        [0] 待たずに続ける
       *[other] 1人につき{ $days }日まで待つ
    }
lobby-options = ゲームの設定
lobby-also = そのほか
lobby-also-whole = 一手ごとにボード全体を表示
    .about = 変わったところを枠で囲みます。どちらの画像も選ばなければ、これになります。
lobby-also-close_up = 一手ごとに拡大図を表示
    .about = 変わった地域と関わったプレイヤーを大きく表示します。
lobby-also-fold_boards = 古いボードを消す
    .about = 画像は最新のメッセージだけに残り、ほかは1行に縮みます。
lobby-also-hints = ヒントを使えるようにする
    .about = コンピューターならどうするかを、誰でも「/ヒント」で聞けます。
lobby-taken = { $status ->
        [lobby] ここではすでにロビーが開いています：{ $link }。参加するか、先にホストに閉じてもらってください。
        [paused] ここには一時停止中のゲームがあります：{ $link }。「/ゲーム 再開」で再開するか、新しいゲームは別のチャンネルやスレッドで開いてください。
       *[running] ここではゲームが進行中です：{ $link }。新しいゲームは別のチャンネルやスレッドで開くか、先にこのゲームを終えてください。
    }

rematch-there = { $status ->
        [lobby] 再戦の準備中です：{ $link }。プレイするにはそこで「参加」を押してください。
       *[other] このゲームの再戦はすでに始まっています：{ $link }。
    }
rematch-old = その後、ここで別のゲームが行われました。「/ゲーム 新規」で新しく開いてください。
local-welcome = ブラウザーのテーブルへようこそ。ページの上で自分が誰かを選び、ここに「/ゲーム 新規」と入力してください。ボットがあなただけに書いたものは、上の「メッセージ」にあります。
