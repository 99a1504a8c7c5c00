// boardgame.io's own server with its own storage in memory. Usage: NODE_ENV=production node server.cjs PORT
const { createRequire } = require('module');
const installed = createRequire(process.cwd() + '/');
const { Server, Origins } = installed('boardgame.io/server');
const { Game } = require('./game.cjs');

Server({ games: [Game], origins: [Origins.LOCALHOST] }).run({
  port: Number(process.argv[2]),
  callback: () => console.log('up'),
});
