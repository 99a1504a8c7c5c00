// A two-player race of the size of The Base in boardgame.io's form: 25 tiles, ten slots, six pieces, three actions a
// turn. It plays the same kind of move over and over and never ends: enough to time its server.
const shapes = ['I', 'L', 'T', 'X'];
const open = { I: ['NS', 'EW'], L: ['NE', 'ES', 'SW', 'NW'], T: ['NES', 'ESW', 'NSW', 'NEW'], X: ['NESW'] };
const cell = (t) => 'abcde'[Math.floor(t / 5)] + ((t % 5) + 1);

const Game = {
  name: 'race',
  setup: () => ({
    countdown: 20,
    tokens: { X: 0, M: 0 },
    tiles: Array.from({ length: 25 }, (_, t) => ({ cell: cell(t), open: null, shape: null })),
    slots: Array.from({ length: 10 }, (_, i) => ({ at: (i < 5 ? 'x' : 'm') + ((i % 5) + 1), number: i % 5 })),
    pieces: Array.from({ length: 6 }, (_, i) => ({ side: i < 3 ? 'X' : 'M', number: (i % 3) + 1, at: null })),
  }),
  turn: { minMoves: 3, maxMoves: 3 },
  moves: {
    rotate: ({ G }, t, turn) => {
      const shape = shapes[t % 4];
      G.tiles[t].shape = shape;
      G.tiles[t].open = open[shape][turn % open[shape].length];
    },
    step: ({ G, ctx }, number, t) => {
      G.pieces[3 * Number(ctx.currentPlayer) + number].at = cell(t);
    },
  },
};
module.exports = { Game };
