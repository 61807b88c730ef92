### 感想戦：どこで負けたか、どう打てばよかったか

coach-curve = 各手番の始めの勝率（そのプレイヤーに見えていたことから）：
coach-none =
    { $weighed ->
       *[other] { $weighed }手を調べました。はっきりもっと良いと言える手はありませんでした。
    }
coach-mistakes =
    { $count ->
       *[other] 調べた{ $weighed }手のうち、{ $count }手で勝率を損しています。損の大きい順に：
    }
coach-mistake = { $turn }手番のあと、{ $seat }：{ $given }。より良い手：{ $better }。
coach-cost = 損は{ $cost }％（±{ $half }）。勝率は{ $better }％のところが{ $chance }％になりました（回答{ $number }）。
coach-nothing = 何も選ばない
coach-problem-care = 丁寧さは0より大きい数で指定してください。
coach-problem-nobody = このゲームに「{ $name }」という人はいません。
