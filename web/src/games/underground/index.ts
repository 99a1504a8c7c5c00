/** Underground, as it appears on the table. */
import type { Event, Step } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { has, t } from '../../lib/text.svelte';
import Door from '../../home/UndergroundStill.svelte';
import type { GameFace } from '../game';
import { pace } from '../motion.svelte';
import { BOARD_ICONS } from './art';
import Aside from './Aside.svelte';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import { viewOf } from './board';
import Emblem from './Emblem.svelte';
import Ending from './Ending.svelte';
import Facts from './Facts.svelte';
import { UndergroundHand } from './hand.svelte';
import { actionWords, readAction, say, seatWords } from './notes';
import { lengthOf } from './stage/motion';
import Pile from './Pile.svelte';
import { seatColour } from './seats';
import { soundOf } from './sounds';
import Twin from './Twin.svelte';

const NOTABLE = new Set(['match-ended', 'code-complete', 'discovered', 'sand-ran-out', 'chip-taken']);

const face: GameFace = {
  name: 'underground',
  level: -2,
  minutes: '45',
  kind: 'underground-board-kind',
  Board,
  Facts,
  Aside,
  Below: Pile,
  bleed: true,
  Bar,
  barHeight: { phone: 218, narrow: 192 },
  Ending,
  Door,
  Twin,
  Emblem,
  Overlays: [
    { name: 'heights', icon: BOARD_ICONS.heights, aids: false, on: false },
    { name: 'can', icon: BOARD_ICONS.fits, aids: false, on: true },
  ],
  colour: seatColour,
  seatName: seatWords,
  role: () => '',
  active: (scene) => {
    const view = viewOf(scene);
    return view.phase.startsWith('setup') ? scene.waiting : scene.waiting.filter((seat) => seat === view.seat);
  },
  newHand: () => new UndergroundHand({ confirm: () => settings.confirm }),
  words: (scene, idea) => {
    const action = readAction(idea.text);
    return action ? actionWords(viewOf(scene), action) : idea.text;
  },
  heading: (event: Event) => (event.kind === 'turn-began' ? say('heading', { turn: Number(event.args['turn']) }) : ''),
  opening: ({ text, seat }: Step) =>
    text?.startsWith('C ')
      ? { kind: 'turn-began', key: 'underground-turn-began', args: { turn: 1, player: seat + 1 }, clause: null }
      : null,
  whose: (event: Event) => Number(event.args['player'] ?? 1) - 1,
  notable: (event: Event) => NOTABLE.has(event.kind),
  sound: soundOf,
  announce: (step: Step) =>
    step.events
      .filter((event) => has(event.key))
      .map((event) => t(event.key, event.args))
      .join(' '),
  duration: (step: Step) => lengthOf(step) * pace(),
};

export default face;
