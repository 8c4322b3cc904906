# シーズンのレーティングと図、印刷用のシーズン表。
ui-rating = レーティング
ui-rating-by = レーティング順
ui-rating-range = { $low }〜{ $high }
ui-rating-games = { $games }ゲームから
ui-rating-about = 実力はこの2つの数の間にある可能性が高いです。ゲームが増えるほど範囲は狭くなります。はじめはだれでも1500前後です。小さいほうの数が大きい人が上になります。同順位は引き分けとして数えます。レーティングの高い人が同率1位になってもほとんど上がらず、2人のときは少し下がります。
ui-pictures = ゲーム会ごとの動き
ui-pictures-wins = 勝率（最近{ $nights }回のゲーム会、%）
ui-pictures-rating = レーティング：中央と範囲
ui-pictures-places = 順位：いちばん上からいちばん下まで、点は平均
ui-pictures-points = 1つの点はゲーム会{ $nights }回までです。
ui-pictures-numbers = 数字で見る
ui-pictures-night = ゲーム会
ui-season-sheet = シーズンを印刷
ui-season-winners = 勝った人
ui-season-newest = 最近の{ $games }ゲームです。
ui-season-first = { $every }人中、上の{ $people }人です。
ui-season-nobody = なし
