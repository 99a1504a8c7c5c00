/** Star Quest, as it appears on the table. */
import type { Event, Step } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { has } from '../../lib/text.svelte';
import Door from '../../home/StarQuestStill.svelte';
import type { GameFace } from '../game';
import { pace } from '../motion.svelte';
import { ICONS } from './art';
import Aside from './Aside.svelte';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import { viewOf } from './board';
import { cast, colourVariable, seatsOf, type Player } from './cast.svelte';
import Emblem from './Emblem.svelte';
import Ending from './Ending.svelte';
import Facts from './Facts.svelte';
import { StarHand } from './hand.svelte';
import { lines } from './lines';
import Mission from './Mission.svelte';
import { actionWords, playerWords, say, toldWords } from './notes';
import { isBrisk, lengthOf, rollingOf, throwsIn } from './script';
import { soundOf } from './sounds';
import Twin from './Twin.svelte';

const NOTABLE = new Set(['match-ended', 'removed', 'figure-lost', 'mark-taken', 'event-drawn', 'secondary-known']);

const face: GameFace = {
  name: 'star-quest',
  level: -3,
  minutes: '60–120',
  kind: 'star-quest-board-kind',
  Board,
  Facts,
  Aside,
  Below: Mission,
  bleed: true,
  Bar,
  barHeight: { phone: 232 },
  Ending,
  Door,
  Twin,
  Emblem,
  Overlays: [
    { name: 'can', icon: ICONS['can'] ?? '', aids: false, on: true },
    { name: 'light', icon: ICONS['light'] ?? '', aids: false, on: true },
  ],
  meet: (options, seats) => cast.set(seatsOf(options, seats)),
  colour: (seat) => colourVariable(cast.of(seat)),
  seatName: (seat) => playerWords(cast.of(seat)),
  role: (seat) => say('role', { player: cast.of(seat) }),
  newHand: () => new StarHand({ confirm: () => settings.confirm }),
  words: (scene, idea) => {
    const action = (scene.legal as { text: string }[]).find(({ text }) => text === idea.text);
    return action ? actionWords(viewOf(scene), action as never) : idea.text;
  },
  whose: (event: Event) => cast.players.indexOf(event.args['player'] as Player),
  heading: (event: Event) =>
    event.kind === 'turn-began' ? say('round', { round: Number(event.args['round'] ?? 0) }) : '',
  lines,
  tell: toldWords,
  notable: (event: Event) => NOTABLE.has(event.kind),
  sound: soundOf,
  announce: (step: Step) =>
    step.events
      .filter((event) => has(event.key))
      .map(toldWords)
      .join(' '),
  dice: (step: Step) => ({ length: rollingOf(step) * pace(), events: throwsIn(step) }),
  duration: (step: Step) => lengthOf(step) * pace(),
  brisk: isBrisk,
};

export default face;
