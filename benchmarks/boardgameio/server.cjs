// boardgame.io's own server. Its storage is in memory, or in files where a folder is named.
// Usage: NODE_ENV=production node server.cjs PORT [FOLDER]
const { createRequire } = require('module');
const installed = createRequire(process.cwd() + '/');
const { FlatFile, Origins, Server } = installed('boardgame.io/server');
const { Game } = require('./game.cjs');

const [port, folder] = process.argv.slice(2);
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [Game], origins: [Origins.LOCALHOST], ...db }).run({
  port: Number(port),
  callback: () => console.log('up'),
});
