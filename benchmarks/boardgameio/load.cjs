// Load on boardgame.io's server with its own client: M matches, two Socket.IO clients each. The next move goes out when
// both clients have seen the last. Prints one line of JSON. Usage: node load.cjs PORT MATCHES SECONDS SERVER_PID
const fs = require('fs');
const { createRequire } = require('module');
const installed = createRequire(process.cwd() + '/');
const { Client } = installed('boardgame.io/client');
const { SocketIO } = installed('boardgame.io/multiplayer');
const { Game, anyMove } = require('./game.cjs');

const [port, count, seconds, pid] = process.argv.slice(2).map(Number);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const WARM_UP = 4000; // milliseconds: its compiler needs some time
const latencies = [];
let moves = 0;
let running = false;

// CPU seconds of the server: user and system time in clock ticks of a hundredth of a second.
const cpu = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

async function match(number) {
  const matchID = `load-${process.pid}-${number}`; // the master makes an unknown match when the first client syncs
  const server = `http://127.0.0.1:${port}`;
  const clients = ['0', '1'].map((playerID) =>
    Client({
      game: Game,
      multiplayer: SocketIO({ server, socketOpts: { transports: ['websocket'] } }),
      matchID,
      playerID,
      debug: false,
    }),
  );
  const seen = [-1, -1];
  let sent = 0;
  let wanted = -1;
  let mover = 0;
  const go = () => {
    if (!running) return;
    const state = clients[1 - mover].getState(); // from the server: the mover's own may be what it expects
    wanted = state._stateID + 1;
    sent = performance.now();
    mover = Number(state.ctx.currentPlayer);
    const [move, ...args] = anyMove(state.G, mover);
    clients[mover].moves[move](...args);
  };
  clients.forEach((client, k) =>
    client.subscribe((state) => {
      if (!state) return;
      seen[k] = state._stateID;
      if (wanted >= 0 && seen[0] >= wanted && seen[1] >= wanted) {
        latencies.push(performance.now() - sent);
        moves += 1;
        wanted = -1;
        setImmediate(go);
      }
    }),
  );
  clients.forEach((client) => client.start());
  while (!clients.every((client) => client.getState() && client.getState().isConnected)) await pause(20);
  return go;
}

(async () => {
  const starts = [];
  for (let i = 0; i < count; i += 20) {
    const some = Array.from({ length: Math.min(20, count - i) }, (_, k) => match(i + k));
    starts.push(...(await Promise.all(some)));
  }
  running = true;
  starts.forEach((start) => start());
  await pause(WARM_UP);
  moves = 0;
  latencies.length = 0;
  const before = cpu();
  const began = performance.now();
  await pause(seconds * 1000);
  running = false;
  const used = cpu() - before;
  const wall = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (part) => latencies[Math.floor(latencies.length * part)];
  console.log(JSON.stringify({ moves, wall, cpu: used, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
})();
