/** The Base, as it appears on the table. */
import type { Event, Step } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { has, t } from '../../lib/text.svelte';
import type { GameFace } from '../game';
import { OVERLAY_ICONS } from './art';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import { sideWord, viewOf, type BoardView } from './board';
import Door from './Door.svelte';
import Editor from './Editor.svelte';
import Emblem from './Emblem.svelte';
import Ending from './Ending.svelte';
import Facts from './Facts.svelte';
import { sideOfSeat } from './geometry';
import { BaseHand } from './hand.svelte';
import { pace } from '../motion.svelte';
import { actionOf } from './notation';
import { actionWords, say, toldWords } from './notes';
import { clipsOf, lengthOf } from './script';
import { soundOf } from './sounds';
import Track from './Track.svelte';
import Twin from './Twin.svelte';

const NOTABLE = new Set(['piece-captured', 'piece-saved', 'match-ended', 'challenge-ended']);
const NO_BOARD = { tiles: [], pieces: [] } as unknown as BoardView;

const face: GameFace = {
  name: 'the-base',
  level: -1,
  minutes: '20',
  kind: 'the-base-board-kind',
  Board,
  Track,
  Facts,
  Bar,
  Ending,
  Door,
  Twin,
  Emblem,
  Editor,
  Overlays: [
    { name: 'can', icon: OVERLAY_ICONS.can, aids: false, on: true },
    { name: 'threats', icon: OVERLAY_ICONS.threats, aids: true, on: false },
    { name: 'guards', icon: OVERLAY_ICONS.guards, aids: true, on: false },
    { name: 'routes', icon: OVERLAY_ICONS.routes, aids: true, on: false },
    { name: 'distance', icon: OVERLAY_ICONS.distance, aids: true, on: false },
    { name: 'hidden', icon: OVERLAY_ICONS.hidden, aids: false, on: true },
  ],
  colour: (seat) => (seat === 1 ? '--seat-g' : '--seat-r'),
  seatName: (seat) => t('the-base-side', { side: sideWord(sideOfSeat(seat)) }),
  role: (seat) => say('role', { side: sideWord(sideOfSeat(seat)) }),
  newHand: () => new BaseHand({ confirm: () => settings.confirm, confirmReveals: () => settings.confirmReveals }),
  words: (scene, idea) => {
    const view = viewOf(scene);
    const action = actionOf(view, idea);
    return action ? actionWords(view, sideOfSeat(idea.seat), action) : idea.text;
  },
  heading: (event: Event) =>
    event.kind === 'turn-began' ? say('heading', { countdown: Number(event.args['countdown']) }) : '',
  notable: (event: Event) => NOTABLE.has(event.kind),
  sound: soundOf,
  tell: toldWords,
  announce: (step: Step) =>
    step.events
      .filter((event) => has(event.key))
      .map((event) => toldWords(event) ?? t(event.key, event.args))
      .join(' '),
  // How long does not depend on what else lies on the board.
  duration: (step: Step) => lengthOf(clipsOf(step, NO_BOARD, {})) * pace(),
};

export default face;
