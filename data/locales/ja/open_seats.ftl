# 空席：プレイヤーの募集、空席のお知らせ、空席探し。

## Commands: descriptions, at most 100 characters

command-games-open = このサーバーで、あなたが席につけるゲーム
    .name = 空席

wanted-any = 誰でも歓迎
wanted-newcomers = 初心者歓迎
wanted-experienced = 経験者向け
wanted-nobody = 募集をやめる

tag-open = 募集中
tag-running = 進行中
tag-paused = 一時停止中
tag-finished = 終了

## In the lobby

lobby-seek = プレイヤーを募集
seek-level = 募集するプレイヤー
seek-whom = 空席を{ $channel }で知らせます。どんなプレイヤーを募集しますか？
seek-now = プレイヤーを募集中です：「{ $level }」。変えることも、やめることもできます。
seek-announced = 空席を{ $channel }で知らせました。席が埋まるかロビーが閉じると、お知らせは消えます。
seek-stopped = 募集をやめました。
seek-full = すべての席が埋まっています。席が空いたらお知らせを出します。
seek-later = { $again ->
        [yes] 今は{ $channel }に投稿できません。あとでもう一度試します。
       *[no] { $channel }に投稿できません。サーバーの管理者に「/サーバー 表示」の確認を頼み、それからもう一度選んでください。
    }
seek-nowhere = このサーバーには空席を知らせるチャンネルがありません。サーバーの管理者が「/サーバー 表示」で選べます。それまでは、「/ゲーム一覧 空席」の一覧にこのロビーが出ます。
seek-gone = 空席を知らせるチャンネルが削除されました。サーバーの管理者が「/サーバー 表示」で別のチャンネルを選べます。
seek-missing = { $channel }では知らせることができません。次の権限がありません：{ $permissions }。サーバーの管理者に権限の付与を頼んでください。詳しくは「/サーバー 表示」で見られます。
seek-tags-full = { $channel }では知らせることができません。そのフォーラムはタグのない投稿を受け付けず、タグ「{ $tag }」を追加する空きもありません。サーバーの管理者にタグの削除を頼んでください。詳しくは「/サーバー 表示」で見られます。
seek-hidden = { $channel }を読める人の中に、このチャンネルを見られない人がいるので、そこでは知らせません。全員が見られるチャンネルでロビーを開いてください。

## The announcement

open-post = ユーフォリア：ゲームNo.{ $game }
open-lobby = **ユーフォリア：ゲームNo.{ $game }、空き{ $n }席**（{ $channel }）
    参加者：{ $names }
open-game = **ユーフォリア：ゲームNo.{ $game }（進行中）、空き{ $n }席**（{ $channel }）
    参加者：{ $names }
open-seat = • 最初に希望した人が、{ $until }まで**{ $name }**さんの席につけます。
open-go = テーブルへ
open-over = { $status ->
        [lobby] -# ユーフォリア：ゲームNo.{ $game }は、今空席がありません。
        [closed] -# ユーフォリア：ゲームNo.{ $game }のロビーは閉じられました。
        [running] -# ユーフォリア：ゲームNo.{ $game }は進行中で、空席はありません。
        [paused] -# ユーフォリア：ゲームNo.{ $game }は一時停止中で、空席はありません。
        [finished] -# ユーフォリア：ゲームNo.{ $game }は終わりました。
       *[ended] -# ユーフォリア：ゲームNo.{ $game }は中止されました。
    }
open-post-now = { $status ->
        [lobby] **ユーフォリア：ゲームNo.{ $game }**は{ $channel }で準備中で、席はすべて埋まっています。
        [closed] **ユーフォリア：ゲームNo.{ $game }**は行われませんでした。ロビーが閉じられました。
        [running] **ユーフォリア：ゲームNo.{ $game }**は{ $channel }で進行中です。
        [paused] **ユーフォリア：ゲームNo.{ $game }**は{ $channel }で一時停止中です。
        [finished] **ユーフォリア：ゲームNo.{ $game }**は{ $channel }で行われ、終わりました。
       *[ended] **ユーフォリア：ゲームNo.{ $game }**は中止されました。
    }
    参加者：{ $names }

## /games open

open-title = **あなたが席につけるゲーム：{ $n }件**
open-line = { $status ->
        [lobby] • ゲームNo.{ $game }（{ $channel }）：空き{ $n }席。参加者：{ $names }
       *[running] • ゲームNo.{ $game }（{ $channel }、進行中）：空き{ $n }席。参加者：{ $names }
    }
open-line-how = { $level ->
        [newcomers] -# 回答の制限時間：{ $pace }／{ $edition }／{ $language }／初心者歓迎
        [experienced] -# 回答の制限時間：{ $pace }／{ $edition }／{ $language }／経験者向け
       *[any] -# 回答の制限時間：{ $pace }／{ $edition }／{ $language }／誰でも歓迎
    }
open-more = …ほか{ $n }件。
open-none = 今このサーバーに、あなたが席につけるゲームはありません。「/ゲーム 新規」で開けます。
open-on-a-server = 「/ゲーム一覧 空席」はサーバーで使ってください。そこの空席の一覧を表示します。
