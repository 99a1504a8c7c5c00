/** Panic Station, as it appears on the table. */
import type { Event, Step } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { has } from '../../lib/text.svelte';
import Door from '../../home/PanicStationStill.svelte';
import type { GameFace } from '../game';
import { pace } from '../motion.svelte';
import { SIGNS } from './art';
import Aside from './Aside.svelte';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import { ownLetter, viewOf } from './board';
import { isClaim } from './claims';
import Emblem from './Emblem.svelte';
import Ending from './Ending.svelte';
import Facts from './Facts.svelte';
import { StationHand } from './hand.svelte';
import { read } from './notation';
import Notebook from './Notebook.svelte';
import { actionWords, claimWords, say, seatWords, sideWords, tellWords } from './notes';
import { people } from './people.svelte';
import { letterOf, seatColour } from './seats';
import { lengthOf } from './script';
import { soundOf } from './sounds';
import { unveiled } from './story';
import Twin from './Twin.svelte';

const NOTABLE = new Set(['scanned', 'died', 'eliminated', 'hive-burnt', 'match-ended', 'exchanged']);

const face: GameFace = {
  name: 'panic-station',
  level: -4,
  minutes: '60',
  kind: 'panic-station-board-kind-of-game',
  Board,
  Facts,
  Aside,
  Notebook,
  bleed: true,
  crowd: 4,
  wordy: true,
  Bar,
  Ending,
  Door,
  Twin,
  Emblem,
  Overlays: [
    { name: 'names', icon: SIGNS.names, aids: false, on: true },
    { name: 'reach', icon: SIGNS.reach, aids: false, on: true },
    { name: 'alerts', icon: SIGNS.alert, aids: true, on: false },
  ],
  colour: seatColour,
  seatName: sideWords,
  playerName: seatWords,
  meet: (_options, _seats, names) => people.meet(names),
  nobody: 'panic-station-board-nobody-wins',
  role: sideWords,
  out: (scene, seat) => viewOf(scene).seats[seat]?.alive === false,
  newHand: () => new StationHand({ confirm: () => settings.confirm }),
  words: (scene, idea) => {
    const view = viewOf(scene);
    return actionWords(view, read(idea.text), ownLetter(view) || letterOf(idea.seat));
  },
  phrase: (phrase: string) => (isClaim(phrase) ? claimWords(phrase) : null),
  heading: (event: Event) =>
    event.kind === 'turn-began' ? say('round-number', { round: Number(event.args['round']) }) : '',
  whose: (event: Event) => Number(event.args['seat'] ?? 0),
  tell: tellWords,
  unveiled,
  notable: (event: Event) => NOTABLE.has(event.kind),
  sound: soundOf,
  announce: (step: Step) =>
    step.events
      .filter((event) => has(event.key))
      .map(tellWords)
      .join(' '),
  duration: (step: Step) => lengthOf(step) * pace(),
};

export default face;
