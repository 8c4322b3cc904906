// boardgame.io with one game of one move, as people set it up: state in memory, moves over websockets.
const { Server, Origins } = require('boardgame.io/server');

const lay = ({ G }, card) => { G.top = card; G.laid += 1; };
const game = { name: 'one', setup: () => ({ top: '5H', laid: 0 }), turn: { minMoves: 1, maxMoves: 1 }, moves: { lay } };
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log('ready'));
