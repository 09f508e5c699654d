# サーバーの管理者が、そこでのゲームについて決めること。

## Commands: descriptions, at most 100 characters

command-server = このサーバーのゲームの初期設定と、誰がどこで開けるか
    .name = サーバー
command-server-show = このサーバーの設定を見て、変えます
    .name = 表示
command-server-set = このサーバーの設定を変えます
    .name = 設定
command-server-set-language = これから開くゲームの言語
    .name = 言語
command-server-set-pace = これから開くゲームの、質問1つに答える制限時間
    .name = 制限時間
command-server-set-printing = これから開くゲームの、人材の版
    .name = 版
command-server-set-picture = これから開くゲームの、一手ごとの画像
    .name = 画像
command-server-set-games = 同時に開けるロビーとゲームの数
    .name = ゲーム数

command-server-set-seats = 空席を知らせるチャンネルかフォーラム
    .name = 空席
command-server-forget = このサーバーについて保存した情報をすべて削除します
    .name = 削除

server-title = ## サーバーの設定
    「サーバー管理」の権限がある人が変えられます。変更はすぐに有効になります。
server-page-games = 新しいゲーム
server-page-rules = 開ける人と場所
server-page-seats = 空席
server-games-about = **新しいゲームの初期設定。**ロビーのホストはロビーで変えられます。
server-language = 言語
server-language-default = 言語：ボットの初期設定
server-language-choice = 言語：{ $language }
server-openers-about = **ゲームを開ける人。**サーバーの管理者はいつでも開けます。
server-openers = 全員
server-roles-gone = ⚠️ 選ばれていたロールが削除され、今ゲームを開けるのはサーバーの管理者だけです。別のロールを選ぶか、全員にするには何も選ばないでください。
server-channels-about = **ゲームを開ける場所。**カテゴリーを選ぶとその中のチャンネル、チャンネルを選ぶとそのスレッドも含みます。
server-channels = すべてのチャンネル
server-channels-gone = ⚠️ 選ばれていたチャンネルが削除され、今はゲームを開けません。別のチャンネルを選ぶか、すべてにするには何も選ばないでください。
server-most-about = **同時に開けるゲームの数。**ロビーと一時停止中のゲームも数えます。
server-most = 同時のゲーム数
server-most-default = 同時に{ $most }ゲームまで（ボットの初期設定）
server-most-choice = 同時に{ $n }ゲームまで
server-seats-about = **空席を知らせる場所。**プレイヤーを募集するかどうかはロビーのホストが決めます。最初に希望した人に譲ると決まった席は、いつも知らせます。
server-seats = 知らせない
server-posts-about = **ゲームごとに投稿を作成。**募集中、進行中、一時停止中、終了をタグで示します。このフォーラムの投稿の中で行うゲームには、その投稿にタグがつきます。
server-posts = { $on ->
        [yes] ゲームごとの投稿：あり
       *[no] ゲームごとの投稿：なし
    }
server-seats-gone = ⚠️ 選ばれていたチャンネルが削除されたため、空席を知らせていません。別のチャンネルを選んでください。
server-seats-missing = ⚠️ { $channel }では知らせることができません。次の権限を付与してください：{ $permissions }。
server-tag = 「{ $tag }」
server-tags-missing = { $needed ->
        [yes] ⚠️ このフォーラムはタグのない投稿を受け付けないため、空席を知らせていません。次の名前のタグを作るか、「チャンネルの管理」の権限を付与してください。権限があればボットが作ります：{ $tags }。
       *[no] ⚠️ 投稿に状況をすべては示せません。このフォーラムに次の名前のタグを作るか、「チャンネルの管理」の権限を付与してください。権限があればボットが作ります：{ $tags }。
    }
server-tags-full = { $needed ->
        [yes] ⚠️ このフォーラムはタグのない投稿を受け付けず、タグを追加する空きもないため、空席を知らせていません。タグを1つ削除するか、次の名前に変更してください：{ $tags }。
       *[no] ⚠️ 投稿に状況をすべては示せません。このフォーラムにはタグを追加する空きがありません。いくつか削除すればボットが次のタグを作ります。既存のタグを次の名前に変更してもかまいません：{ $tags }。
    }
server-threads-missing = ⚠️ ほかの人が作成した投稿のタグを変えられません。投稿の中でゲームを行うなら、「スレッドの管理」の権限を付与してください。
server-managers-only = それができるのはこのサーバーを管理できる人だけです。「サーバー管理」の権限がある人に頼んでください。
server-forget-ask = このサーバーについて保存した情報をすべて削除します。設定と、ここで遊ばれたゲームのログ、メモ、計画です。{ $open ->
        [0] 進行中のゲームはありません。
       *[other] 開いているゲーム{ $open }件は勝者なしで終わります。
    }{ $over ->
        [0] 終わったゲームはありません。
       *[other] 終わったゲーム{ $over }件は、だれの成績にも数えなくなります。
    }チャンネルに投稿されたものは残ります。元には戻せません。
server-forget-sure = すべて削除する
server-forgotten = { $games ->
        [0] 削除しました。このサーバーの設定を消しました。保存されたゲームはありませんでした。
       *[other] 削除しました。このサーバーの設定とゲーム{ $games }件を消しました。
    }
server-forgotten-game = サーバーの管理者が、このサーバーについて保存された情報をすべて削除しました。このゲームは勝者なしで終わりです。
server-not-served = このボットはほかのサーバーのためのものなので、ここでは何もしません。ボットの管理者は、このサーバーのID（{ $id }）を設定SERVERSに加えられます。

open-by-roles = { $n ->
        [0] ゲームを開けるロールが削除されたため、今ゲームを開けるのはサーバーの管理者だけです。「/サーバー 表示」で別のロールを選ぶよう頼んでください。
       *[other] このサーバーでゲームを開けるのは、次のどれかのロールを持つ人です：{ $roles }。その人に開いてもらってから、参加してください。
    }
open-elsewhere = { $n ->
        [0] ゲーム用のチャンネルが削除されたため、今はゲームを開けません。「/サーバー 表示」で別のチャンネルを選ぶよう、サーバーの管理者に頼んでください。
       *[other] このチャンネルではゲームを開けません。次のどれかで開いてください：{ $channels }。
    }
refused-too-many-games = { $most ->
        [1] このサーバーで同時に開けるゲームは1つだけで、すでに開かれています。先に終えるか、ロビーを閉じてください。
       *[other] このサーバーにはすでにロビーとゲームが合わせて{ $most }件あり、これ以上は開けません。先にどれかを終えるか、ロビーを閉じてください。
    }
