// boardgame.io with one game of one move, as people set it up, moves over websockets: node server.js PORT [flat FOLDER |
// postgres URL]. The state is in memory, or in one of its own storages.
const { Server, Origins, FlatFile } = require('boardgame.io/server');

const [port, storage, where] = process.argv.slice(2);
const lay = ({ G }, card) => { G.top = card; G.laid += 1; };
const game = { name: 'one', setup: () => ({ top: '5H', laid: 0 }), turn: { minMoves: 1, maxMoves: 1 }, moves: { lay } };
const options = { games: [game], origins: [Origins.LOCALHOST] };
if (storage === 'flat') options.db = new FlatFile({ dir: where, logging: false });
if (storage === 'postgres') options.db = new (require('bgio-postgres').PostgresStore)(where, { logging: false });
Server(options).run(Number(port), () => console.log('ready'));
