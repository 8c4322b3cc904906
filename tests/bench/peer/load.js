// Phones at many tables: node load.js PORT TABLES SECONDS THINK. A move is over when the last phone of its table has
// seen it. Prints the moves a second and the milliseconds of a move as JSON, as tests/bench/load.py does.
const io = require('socket.io-client');

const [port, count, seconds, think] = process.argv.slice(2).map(Number);
const PHONES = 5;
// With a storage the server loses what arrives before it has kept what came before: that is sent again.
const AGAIN = 100;
const now = () => Number(process.hrtime.bigint()) / 1e6;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function again(sends, seen) {
  const done = Promise.resolve(seen).then(() => true);
  do sends(); while (!await Promise.race([done, pause(AGAIN)]));
}

async function ask(path, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/games/one/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

class Phone {
  constructor(match, seat, credentials) {
    Object.assign(this, { match, seat, credentials, state: -1, waiters: [] });
    this.socket = io(`http://127.0.0.1:${port}/one`, { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (_, info) => this.sees(info.state._stateID));
    this.socket.on('update', (_, state) => this.sees(state._stateID));
    this.socket.on('patch', (_, __, id) => this.sees(id));
  }

  sits() {
    this.socket.emit('sync', this.match, this.seat, this.credentials, PHONES);
  }

  sees(id) {
    this.state = Math.max(this.state, id);  // with a storage an older one may come later
    this.waiters = this.waiters.filter(([wanted, done]) => (id >= wanted ? done() : true));
  }

  until(id) {
    return this.state >= id ? null : new Promise((done) => this.waiters.push([id, () => { done(); return false; }]));
  }

  lays(id) {
    const payload = { type: 'lay', args: ['7H'], playerID: this.seat, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, id, this.match, this.seat);
  }
}

async function sitDown() {
  const { matchID } = await ask('create', { numPlayers: PHONES });
  const phones = [];
  for (let seat = 0; seat < PHONES; seat += 1) {
    const { playerCredentials } = await ask(`${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` });
    phones.push(new Phone(matchID, String(seat), playerCredentials));
  }
  for (const phone of phones) await again(() => phone.sits(), phone.until(0));
  return phones;
}

async function play(phones, end, took) {
  await pause(Math.random() * think * 1000);
  for (let turn = 0; now() < end; turn += 1) {
    const start = now();
    const id = phones[0].state;
    await again(() => phones[turn % PHONES].lays(id), Promise.all(phones.map((phone) => phone.until(id + 1))));
    took.push(now() - start);
    if (think) await pause(think * 1000 * (0.5 + Math.random()));
  }
}

(async () => {
  const tables = [];
  for (let at = 0; at < count; at += 1) tables.push(await sitDown());
  const start = now();
  const took = [];
  await Promise.all(tables.map((phones) => play(phones, start + seconds * 1000, took)));
  const spent = (now() - start) / 1000;
  took.sort((a, b) => a - b);
  const at = (part) => took[Math.min(took.length - 1, Math.floor(part * took.length))];
  console.log(JSON.stringify({ taps: took.length, per_s: took.length / spent, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }));
  process.exit(0);
})();
