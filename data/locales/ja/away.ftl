# 不在：/away と、テーブルに見えるもの。

command-away = すべてのゲームに共通の、あなたの不在の予定
    .name = 不在
command-away-set = 不在の予定を知らせます。そのゲームで決めた日数まで待ってもらえます
    .name = 設定
command-away-until = いつまで。例：日曜日、3日間、2026-11-20 18:00
    .name = いつまで
command-away-since = いつから（省略すると今から）
    .name = いつから
command-away-weekends = 毎週末を不在にするかどうか
    .name = 週末
command-away-not-before = 朝のこの時刻より前に期限が来ないようにします。例：9、またはオフ
    .name = 朝の時刻
command-away-show = 不在の予定を見て、要らないものを取り消します
    .name = 表示
command-away-back = 戻ったことを知らせます。時計がまた動きます
    .name = 復帰

away-title = **あなたの不在の予定**
away-none = 不在の予定はありません。不在にするときは「/不在 設定」で知らせてください。
away-once = { $began ->
        [yes] 今から{ $ends }まで
       *[no] { $begins }から{ $ends }まで
    }
away-weekends = 毎週末
away-mornings = 毎朝：{ $time }より前に期限が来ることはありません
away-zone = 週末と朝は、あなたのタイムゾーン（{ $zone }）で数えます。「/プロフィール 設定」で変えられます。
away-games = **ゲームへの影響**
away-game = { $clock ->
        [waits] { $channel }：不在のあいだ、最長{ $days }日間、時計が止まります。ほかの人はコンピューターに席を任せることもできます。
        [runs] { $channel }：時計は止まりません。答えられないときは、「/ゲーム 抜ける」でコンピューターに席を任せられます。
       *[none] { $channel }：制限時間はありません。ほかの人はコンピューターに席を任せることもできます。
    }
away-drop = { $kind ->
        [weekends] 週末を取り消す
        [mornings] 朝の時刻を取り消す
       *[once] { $day }までの不在を取り消す
    }
away-back = { $n ->
        [0] おかえりなさい！今、あなたを待っているものはありません。
       *[other] おかえりなさい！次のものがあなたを待っています：
    }
away-nothing = いつまで不在か、毎週末不在か、朝の何時より前に期限が来ないようにするか、どれかを指定してください。
away-no-such-day = 「{ $typed }」をこれからの日時として読み取れません。例：日曜日、3日間、11月20日、2026-11-20 18:00
away-no-such-hour = 「{ $typed }」を朝の時刻として読み取れません。例：9、9:30、またはオフ
away-too-long = 不在にできるのは、今から1年以内の、{ $days }日までです。もっと長いときは、「/ゲーム 抜ける」でコンピューターに席を任せられます。

away-notice = { $clock ->
        [waits] **{ $name }**さんは{ $until }まで不在です。そのあいだ、最長{ $days }日間、時計が止まります。待つことも、それまでコンピューターに席を任せることもできます。
        [runs] **{ $name }**さんは{ $until }まで不在です。このゲームの時計は止まりません。それまでコンピューターに席を任せることができます。
       *[none] **{ $name }**さんは{ $until }まで不在です。待つことも、それまでコンピューターに席を任せることもできます。
    }
away-past = -# **{ $name }**さんは不在でした。
away-used-up = { $player }さん、このゲームで待てる日数（合計{ $days }日）を使い切りました。時計がまた動きます。答えの期限：{ $due }。
