### Why a table of Bridge Over cannot be.

bridge_over-problem-top = 場札は「{ $shown }」にはなりません。
bridge_over-problem-copies = このデッキに「{ $card }」は{ $copies }枚しかありません。
bridge_over-problem-front = 「{ $card }」は公開カードではないので、プレイヤーの前には置けません。
bridge_over-problem-attack = 「{ $card }」は攻撃ではありません。
