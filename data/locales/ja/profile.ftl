# 一人ひとりの設定と、参加中のゲーム。

command-profile = 自分の設定：言語、タイムゾーン、おやすみ時間、通知の方法、配色
    .name = プロフィール
command-profile-show = 自分の設定を表示します
    .name = 表示
command-profile-set = 自分の設定を変えます
    .name = 設定
command-profile-language = ボットがあなたに使う言語
    .name = 言語
command-profile-zone = あなたのタイムゾーン。例：Asia/Tokyo
    .name = タイムゾーン
command-profile-quiet = 通知を止め、音も鳴らさない時間。例：22:00-08:00、またはオフ
    .name = おやすみ時間
command-profile-reach = 通知の方法
    .name = 通知
command-profile-palette = あなただけに見える画像の配色（なしにすると文章で伝えます）
    .name = 配色
command-profile-digest = あなたを待っているゲームの一覧を、毎日ダイレクトメッセージで送る時刻。例：8:00、またはオフ
    .name = 毎日の一覧
command-profile-next-up = 次があなたの手番のとき、通知音なしで知らせるかどうか
    .name = 次の手番
command-profile-standing = レーティングをつけるかどうかと、レーティングと期限内の回答率を誰に見せるか
    .name = レーティング
command-profile-forget = あなたの情報を削除します。ゲームの席は匿名になります
    .name = 削除
command-games = あなたのゲームと、席の空いているゲーム
    .name = ゲーム一覧
command-games-list = あなたのすべてのゲームと、あなたの番を待っているゲーム
    .name = 自分

profile-title = **あなたの設定**
profile-change = 変更
profile-form = あなたの設定
profile-form-language = 言語
profile-form-zone = タイムゾーン
    .about = 例：Asia/Tokyo。空欄ならUTCです。
profile-form-quiet = おやすみ時間
    .about = 通知せず、音も鳴らしません。例：22:00-08:00。空欄ならなし。
profile-form-reach = 通知の方法
profile-form-palette = 自分だけに見える画像
profile-language = • 言語：{ $language }
profile-as-discord = Discordと同じ
profile-zone = • タイムゾーン：{ $zone }（現在{ $time }）
profile-no-zone = 未設定のためUTC
profile-quiet = { $on ->
        [True] • おやすみ時間：{ $hours }。この時間は通知せず、メッセージも通知音なしで届きます。
       *[other] • おやすみ時間：{ $hours }
    }
profile-off = オフ
profile-reach = • 通知の方法：{ $reach }
profile-palette = • 自分だけに見える画像：{ $palette }
profile-digest = • あなたを待っているゲームの一覧：毎日{ $time }（期限前の通知の代わり）
profile-next-up = • 次があなたの手番のとき、通知音なしで知らせます
profile-standing = • レーティング：{ $standing }
profile-no-such-hour = 「{ $typed }」を時刻として読み取れません。例：8、18:30、またはオフ
profile-digest-needs-dm = 毎日の一覧はダイレクトメッセージでしか届きません。受け取るには、通知の方法でダイレクトメッセージを選んでください。それまでは今までどおり通知します。
profile-dm-closed = 前回のダイレクトメッセージを届けられませんでした。このサーバーからのダイレクトメッセージを許可してから、通知の方法をもう一度設定してください。
profile-zone-first = タイムゾーンを設定するまで、おやすみ時間はUTCで数えます。
profile-nothing = 変えたいオプションを1つ以上選んでください。「/プロフィール 表示」で一覧を見られます。
profile-no-such-zone = 「{ $typed }」というタイムゾーンは見つかりません。一覧から選んでください。例：Asia/Tokyo
profile-no-such-hours = 「{ $typed }」を時間帯として読み取れません。例：22:00-08:00、またはオフ
profile-forget-ask = あなたの設定、メモ、計画、フォロー、成績を削除します。これまでのゲームと進行中のゲームの席は名前なしで残り、進行中のゲームではコンピューターが続けます。元には戻せません。
profile-forget-sure = 削除する
profile-forgotten = 削除しました。あなたについての情報はもうありません。
profile-forgotten-notice = プレイヤーの1人が情報の削除を希望しました。その席はコンピューターが続けます。
profile-anonymous = 匿名プレイヤー

reach-dm = ダイレクトメッセージ
reach-channel = ゲームのチャンネル
reach-both = 両方
reach-none = 通知なし
rated-off = オフ
rated-me = オン（自分だけに表示）
rated-everybody = オン（全員に表示）
palette-printed = 印刷版と同じ
palette-colour_blind = 色覚に配慮
palette-none = 画像なし

games-title = **あなたのゲーム**
games-lobby = ゲームNo.{ $game }（{ $channel }）：ロビーで準備中
games-paused = ゲームNo.{ $game }（{ $channel }）：一時停止中
games-kept = ゲームNo.{ $game }（{ $channel }）：コンピューターが席を預かっています。そこでコマンドを使うと席が戻ります
games-waiting = ゲームNo.{ $game }（{ $channel }）：{ $names }を待っています
