/** How the log of Star Quest reads: a way over several squares is one line, and what goes without saying is not said. */
import type { Event, Step } from '../../lib/protocol';
import type { Lines } from '../game';

/** Events that only lead to what the figure does next. */
const UNDERWAY = new Set(['selected', 'stepped']);
/** What belongs to the attack before it. */
const AFTERMATH = new Set(['rerolled', 'kept-roll', 'hit-spent', 'stopped']);
/** What comes one after the other: the choices of a loadout, blips of a scan, reinforcements. */
const SERIES = [
  new Set(['loadout-picked', 'loadout-shown']),
  new Set(['scan-chosen', 'blip-placed', 'blip-placed-as', 'board-scanned', 'scan-began']),
  new Set(['chip-played']),
];

const ON = '\u00a0– '; // between the squares of a way, which may be broken after it
const figureOf = ({ args }: Event): string => String(args['figure'] ?? '');
const eventsOf = (steps: readonly Step[]): Event[] => steps.flatMap(({ events }) => events);

/** The steps of a turn as lines. */
function group(steps: readonly Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of steps) {
    const line = found.at(-1);
    if (line && line[0]?.seat === step.seat && joins(line, step)) line.push(step);
    else found.push([step]);
  }
  return together(found);
}

/** Whether a step goes on with a line. */
function joins(line: readonly Step[], { events, text }: Step): boolean {
  const told = eventsOf(line);
  const [first] = events;
  const last = told.at(-1);
  if (!last) return true; // what said nothing, or was secret, leads to what comes next
  if (!first) return !text && SERIES.some((series) => series.has(last.kind));
  if (AFTERMATH.has(first.kind) || SERIES.some((series) => series.has(first.kind) && series.has(last.kind)))
    return true;
  if (first.kind === 'activation-ended') return told.some((event) => figureOf(event) === figureOf(first));
  if (figureOf(first) !== figureOf(last) || !told.every(({ kind }) => UNDERWAY.has(kind))) return false;
  return first.kind === 'stepped' || told.every(({ kind }) => kind === 'selected');
}

/** Figures that do nothing, one after the other, are one line. */
function together(lines: readonly Step[][]): Step[][] {
  const found: Step[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && isIdle(last) && isIdle(line) && last[0]?.seat === line[0]?.seat) last.push(...line);
    else found.push(line);
  }
  return found;
}

const isIdle = (line: readonly Step[]): boolean => {
  const kinds = eventsOf(line).map(({ kind }) => kind);
  return (
    kinds.includes('activation-ended') && kinds.every((kind) => kind === 'selected' || kind === 'activation-ended')
  );
};

/** The events of a line as they are told. */
function gather(events: readonly Event[]): Event[] {
  const said = events.filter((event) => !goesWithoutSaying(event, events));
  if (!said.length) return passed(events);
  const found: Event[] = [];
  for (const event of said) {
    const last = found.at(-1);
    if (last && event.kind === 'stepped' && last.kind === 'stepped' && figureOf(last) === figureOf(event))
      found[found.length - 1] = further(last, event);
    else found.push(event);
  }
  return found;
}

/** Whether an event says nothing beside the others of its line. */
function goesWithoutSaying(event: Event, all: readonly Event[]): boolean {
  const has = (...kinds: string[]) => all.some(({ kind }) => kinds.includes(kind));
  switch (event.kind) {
    case 'selected':
    case 'activation-ended':
      return true;
    case 'kept-roll':
      return all.length > 1;
    case 'loadout-picked':
      return has('loadout-shown');
    case 'scan-chosen':
      return has('blip-placed-as');
    case 'damaged': // to the end
      return all.some(
        (other) => ['removed', 'figure-lost'].includes(other.kind) && figureOf(other) === figureOf(event),
      );
    default:
      return false;
  }
}

/** Who was chosen, or is done without having done anything. */
function passed(events: readonly Event[]): Event[] {
  const done = events.filter(({ kind }) => kind === 'activation-ended');
  const [first] = done;
  if (!first) return [...events];
  return [{ ...first, key: 'star-quest-board-idle', args: { figures: done.map(figureOf).join(' ') } }];
}

/** A way, one square longer. */
function further(way: Event, { args }: Event): Event {
  const squares = String(way.args['way'] ?? `${way.args['from']}${ON}${way.args['to']}`);
  return {
    ...way,
    key: 'star-quest-board-went',
    args: { ...way.args, to: args['to'] ?? '', way: `${squares}${ON}${args['to']}` },
  };
}

/** `R1`, `R1 ne`, `R1 e` is `R1 ne e` in short; a loadout is written as a whole. */
function notation(texts: readonly string[]): string {
  if (texts.some((text) => text.startsWith('kit '))) return loadout(texts);
  let name = '';
  const short = texts.flatMap((text) => {
    const [first = '', ...rest] = text.split(' ');
    if (first !== name) return [(name = first), ...rest];
    return rest.join(' ') === 'done' ? [] : rest;
  });
  return short.join(' ');
}

function loadout(texts: readonly string[]): string {
  const of = (kind: string) =>
    texts.flatMap((text) => (text.startsWith(`${kind} `) ? text.slice(kind.length + 1) : [])).join(',');
  return ['loadout', of('kit'), of('weapons'), of('card'), of('pick')].filter(Boolean).join(' ');
}

export const lines: Lines = { group, gather, notation };
