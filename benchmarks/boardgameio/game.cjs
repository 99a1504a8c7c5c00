// A two-player race of the size of The Base in boardgame.io's form: 25 tiles that lie face down until somebody looks,
// ten slots, six pieces, three actions a turn; walk through openings, turn or reveal what lies before a piece. Moves are
// checked, hidden faces are secret state that its own STRIP_SECRETS keeps from the clients, and revealing happens on the
// server only. It has no captures and never ends: enough to time its server.
const { createRequire } = require('module');
const { INVALID_MOVE, PlayerView } = createRequire(process.cwd() + '/')('boardgame.io/core');

const LANES = 5;
const SIDES = 'XM';
const WAYS = [-1, LANES, 1, -LANES]; // N, E, S, W: places are numbered lane by lane, column by column
const SHAPES = { I: 5, L: 3, T: 7, X: 15 }; // openings as bits in the order of the ways
const turned = (mask, times) => ((mask << times) | (mask >> (4 - times))) & 15;
const letters = (mask) => [...'NESW'].filter((_, way) => (mask >> way) & 1).join('');
const name = (place) => 'xabcdem'[Math.floor(place / LANES)] + ((place % LANES) + 1);
const below = (n) => Math.floor(Math.random() * n);
const isTile = (place) => place >= LANES && place < 6 * LANES;

const setup = ({ random }) => {
  const shapes = random.Shuffle([...'IIIIIILLLLLLLLTTTTTTTTXXX']);
  return {
    countdown: 20,
    tokens: { X: 0, M: 0 },
    tiles: shapes.map((_, t) => ({ cell: name(t + LANES), mask: null, open: null, shape: null })),
    slots: Array.from({ length: 10 }, (_, i) => ({ at: (i < 5 ? 'x' : 'm') + ((i % 5) + 1), number: i % 5 })),
    pieces: Array.from({ length: 6 }, (_, i) => ({
      side: SIDES[Math.floor(i / 3)],
      number: (i % 3) + 1,
      place: (i < 3 ? 0 : 6 * LANES) + 2 * (i % 3),
    })),
    secret: { faces: shapes.map((shape) => ({ shape, mask: turned(SHAPES[shape], random.Die(4) - 1) })) },
  };
};

const beside = (place, way) => {
  const other = place + WAYS[way];
  const leaves = way % 2 === 0 && Math.floor(other / LANES) !== Math.floor(place / LANES);
  return leaves || other < 0 || other >= 7 * LANES ? -1 : other;
};
// Whether a place has an opening: a hidden tile has none, a slot one towards the tiles.
const opens = (G, place, way) => {
  if (!isTile(place)) return way === (place < LANES ? 1 : 3);
  return ((G.tiles[place - LANES].mask ?? 0) >> way) & 1;
};
const occupied = (G, place) => G.pieces.some((piece) => piece.place === place);
const own = (G, player) => G.pieces.slice(3 * player, 3 * player + 3);
// Whether one of a player's pieces looks at a tile on which nobody stands.
const inReach = (G, player, t) =>
  !occupied(G, t + LANES) &&
  own(G, player).some((piece) => WAYS.some((_, way) => beside(piece.place, way) === t + LANES && opens(G, piece.place, way)));

const can = {
  rotate: (G, player, t, times) => times > 0 && times < 4 && G.tiles[t]?.mask !== null && inReach(G, player, t),
  reveal: (G, player, t) => G.tiles[t]?.mask === null && inReach(G, player, t),
  step: (G, player, number, way) => {
    const from = own(G, player)[number]?.place;
    const to = from === undefined ? -1 : beside(from, way);
    return to >= 0 && opens(G, from, way) && opens(G, to, (way + 2) % 4) && !occupied(G, to);
  },
  pass: () => true,
};

const show = (tile, { shape, mask }) => Object.assign(tile, { shape, mask, open: letters(mask) });
const moves = {
  rotate: ({ G, ctx }, t, times) => {
    if (!can.rotate(G, Number(ctx.currentPlayer), t, times)) return INVALID_MOVE;
    const { shape, mask } = G.tiles[t];
    show(G.tiles[t], { shape, mask: turned(mask, times) });
  },
  reveal: {
    client: false,
    move: ({ G, ctx }, t) => {
      if (!can.reveal(G, Number(ctx.currentPlayer), t)) return INVALID_MOVE;
      show(G.tiles[t], G.secret.faces[t]);
    },
  },
  step: ({ G, ctx }, number, way) => {
    if (!can.step(G, Number(ctx.currentPlayer), number, way)) return INVALID_MOVE;
    const piece = G.pieces[3 * Number(ctx.currentPlayer) + number];
    piece.place = beside(piece.place, way);
  },
  pass: () => {},
};

// Any move that a player can make, for the clients of the load test: found by trying, which is cheaper than a list.
const anyMove = (G, player) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const [t, number, way] = [below(25), below(3), below(4)];
    const [move, ...args] = [['step', number, way], ['rotate', t, way], ['reveal', t]][below(3)];
    if (can[move](G, player, ...args)) return [move, ...args];
  }
  return ['pass'];
};

const Game = {
  name: 'race',
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 3, maxMoves: 3, onBegin: ({ G }) => void (G.countdown = G.countdown > 1 ? G.countdown - 1 : 20) },
  moves,
};
module.exports = { Game, anyMove };
