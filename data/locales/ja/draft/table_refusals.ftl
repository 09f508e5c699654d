# コマンドやボタンが何もしない理由：ゲームがない、自分の席でない、遅すぎる。

game-none-here = このチャンネルにゲームはありません。「/game new」で開けます。
game-none = 参加中のゲームがありません。チャンネルで「/game new」と入力すると開けます。
game-which = 複数のゲームに参加しています。目当てのゲームのチャンネルでこのコマンドを使ってください。
game-not-started = このゲームはまだ始まっていません。ロビーで準備中です。
game-spectator = あなたは観戦中です。それはプレイヤーだけができます。「/board」と「/status」は誰でも使えます。
game-elsewhere = それは{ $channel }のゲームのものです。そちらで使ってください。
game-over = このゲームは終わりました。「/game new」で新しく開けます。
game-paused = このゲームは一時停止中です。「/game resume」で再開します。
game-not-asked = あなたの番ではありません。{ $names }を待っています。

button-old = このボタンは古く、もう何もしません。ゲームの最新のメッセージに今のボタンがあります。「/turn」で聞かれていることを、「/status」でゲームの状況を見られます。
press-slower = 操作が多すぎるため、何もしませんでした。数秒待ってからもう一度押してください。
form-again = もう一度記入する
form-old = 更新前のフォームなので読めませんでした。何も起きていません。新しく開いてください。
menu-not-offered = その選択肢はなかったので、何も変わっていません。今見えているものから選び直してください。
typed-too-long = 長すぎて読めないため、何も変わっていません。200文字以内にしてください。
typed-ambiguous = 「{ $typed }」に合う名前が複数あります。入力中に出る一覧から選んでください。

refused-stale = もう答えたか、取り消されました。最新のメッセージに今の質問があります。「/turn」でも見られます。
refused-channel-taken = このチャンネルにはもうゲームがあります。
refused-lobby-closed = このロビーは閉じたか、ゲームが始まっています。
refused-seat-not-free = この席はもう空いていません。プレイヤーが戻ったか、別の人が座ったか、期限が過ぎました。
refused-seat-for-another = この席はメッセージに名前のある人のものです。参加したいときは、ここのプレイヤーに「/game vote」で推薦してもらってください。
refused-already-seated = もう席があります。
refused-table-full = 6席すべて埋まっています。誰かが抜けるのを待つか、別の場所でゲームを開いてください。
refused-colour-taken = その色はもう使われています。別の色を選んでください。
refused-not-seated = このテーブルにあなたの席はありません。
refused-not-your-seat = その席は別の人のものです。
refused-no-such-seat = このテーブルにその席はありません。
refused-not-a-computer = その席はコンピューターのものではありません。
refused-no-such-game = そのゲームはもう保存されていません。
refused-not-started = このゲームはまだ始まっていません。ロビーで準備中です。
refused-paused = このゲームは一時停止中です。「/game resume」で再開します。
refused-game-ended = このゲームは中止されました。「/game new」で新しく開けます。
refused-not-paused = このゲームは一時停止していません。
refused-too-few = ゲームには2席以上必要です。参加を待つか、コンピューターを加えてください。
refused-roll-between = その選択はダイスを振る前後にまたがります。1つずつ選んでください。「/turn」で聞かれます。
refused-offer-spent = 相手は提案した分をもう持っていません。断るか、別の提案をしてください。
refused-offer-gone = その提案は終わりました。答えたか、取り下げられたか、手番とともに終わりました。
refused-no-such-turn = 戻れるその手番はありません。
refused-no-voice = これは自分の席についての投票なので、投票できません。プレイを続ければ投票は終わります。
refused-vote-closed = この投票はもう決まりました。
refused-not-away = 今は不在ではありません。「/away show」で予定を見て、取り消せます。
refused-away-many = 不在の予定はもう{ $most }件あります。先に「/away show」でどれかを取り消してください。
