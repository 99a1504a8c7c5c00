import { beforeAll, describe, expect, it } from 'vitest';
import type { Event, Step } from '../../lib/protocol';
import { language } from '../../lib/text.svelte';
import { turns } from '../../table/logbook';
import { lines } from './lines';
import { toldWords } from './notes';

type Args = Event['args'];
const event = (kind: string, args: Args = {}): Event => ({ kind, key: `star-quest-event-${kind}`, args, clause: null });
const stepped = (figure: string, from: string, to: string) => event('stepped', { figure, from, to, left: 1 });
const selected = (figure: string) => event('selected', { figure });
const ended = (figure: string) => event('activation-ended', { figure });

function told(...steps: [text: string, ...events: Event[]][]): string[][] {
  const log: Step[] = steps.map(([text, ...events], i) => ({ number: i + 1, seat: 0, text, events }));
  return turns(log, { lines }).flatMap(({ entries }) =>
    entries.map(({ events, steps: some }) => [
      lines.notation(some.flatMap(({ text }) => text || [])),
      ...lines.gather(events).map((one) => toldWords(one).replaceAll('\u00a0', ' ')),
    ]),
  );
}

describe('the log', () => {
  beforeAll(() => language.use('en'));

  it('tells a way over several squares in one line', () => {
    const found = told(
      ['R1', selected('R1')],
      ['R1 ne', stepped('R1', 'c5', 'd4')],
      ['R1 e', stepped('R1', 'd4', 'e4')],
      ['R1 done', ended('R1')],
      ['R2', selected('R2')],
      ['R2 n', stepped('R2', 'a3', 'a2')],
    );
    expect(found).toEqual([
      ['R1 ne e', 'R1 goes c5 – d4 – e4.'],
      ['R2 n', 'R2 goes from a3 to a2.'],
    ]);
  });

  it('begins a new line when something happens on the way', () => {
    const revealed = event('revealed', { blip: 'b4', square: 'h4', kind: 'O', figure: 'O3', there: 'yes' });
    const found = told(
      ['R1', selected('R1')],
      ['R1 e', stepped('R1', 'c5', 'd5'), revealed],
      ['R1 e', stepped('R1', 'd5', 'e5')],
      ['R1 e', stepped('R1', 'e5', 'f5')],
    );
    expect(found).toEqual([
      ['R1 e', 'R1 goes from c5 to d5.', 'Blip 4 on h4 is revealed: Ork, O3.'],
      ['R1 e e', 'R1 goes d5 – e5 – f5.'],
    ]);
  });

  it('tells an attack with who it is, and a last life point only once', () => {
    const found = told(
      ['G4', selected('G4')],
      [
        'G4 fire F R2',
        event('fired', { figure: 'G4', attack: 'single', aim: 'R2' }),
        event('damaged', { figure: 'R2', lost: 1, left: 0 }),
        event('figure-lost', { figure: 'R2', points: 5 }),
        ended('G4'),
      ],
    );
    expect(found).toEqual([['G4 fire F R2', 'Gridling G4 fires at R2.', 'R2 is lost: 5 points for Chaos.']]);
  });

  it('keeps a roll and what is done with it together', () => {
    const found = told(
      ['R3', selected('R3')],
      ['R3 fire N', event('fired', { figure: 'R3', attack: 'null-time', aim: '' })],
      ['keep', event('kept-roll', { figure: 'R3' })],
      ['hit G1 1', event('hit-spent', { figure: 'G1', points: 1 }), event('removed', { figure: 'G1' })],
    );
    expect(found.map(([, ...said]) => said)).toEqual([
      ['R3 fires the Null-Time Cannon.', 'One point goes to Gridling G1.', 'Gridling G1 is put out of action.'],
    ]);
  });

  it('names in one line all who do nothing', () => {
    const found = told(
      ['b2', selected('b2')],
      ['b2 done', ended('b2')],
      ['O1', selected('O1'), ended('O1')],
      ['G1', selected('G1')],
      ['G1 n', stepped('G1', 'c5', 'c4')],
    );
    expect(found.map(([, ...said]) => said)).toEqual([
      ['Blip 2, Ork O1: no action.'],
      ['Gridling G1 goes from c5 to c4.'],
    ]);
  });

  it('tells a scan, reinforcements and a loadout as one, whatever of them is secret', () => {
    const placed = (blip: string, square: string) => event('blip-placed', { blip, square });
    const found = told(
      [''],
      ['scan ? g7', placed('b1', 'g7')],
      [''],
      ['scan ? g2', placed('b2', 'g2'), event('board-scanned', { board: 1 })],
      ['end'],
      ['chip G e1', event('chip-played', { kind: 'G', square: 'e1', figure: 'G1' })],
    );
    expect(found).toEqual([
      ['scan ? g7 ? g2', 'Blip 1 appears on g7.', 'Blip 2 appears on g2.', 'Board 1 is scanned.'],
      ['end chip G e1', 'Reinforcement on e1: Gridling, G1.'],
    ]);
    expect(lines.notation(['kit AXE', 'weapons LLNB', 'card SA', 'card FF', 'pick oOF'])).toBe(
      'loadout AXE LLNB SA,FF oOF',
    );
  });

  it('does not take a square for a blip', () => {
    expect(toldWords(event('fired', { figure: 'R4', attack: 'holo', aim: 'b4' }))).toContain('at b4');
  });
});
