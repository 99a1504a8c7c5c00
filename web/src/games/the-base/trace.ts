/** What the others did last: it stays on the board as a thin grey trace until my next action. */
import type { Step } from '../../lib/protocol';

export interface Trace {
  moves: { from: string; to: string }[];
  turned: string[];
  revealed: string[];
  captured: string[];
}

/** The steps since the eyes' own last one; for a spectator, those of the side that acted last. */
export function lastOfOthers(log: readonly Step[], eyes: number | null): Step[] {
  const last = log.at(-1);
  if (!last || last.seat === eyes) return [];
  const first = log.findLastIndex((step) => (eyes === null ? step.seat !== last.seat : step.seat === eyes)) + 1;
  return log.slice(first);
}

export function traceOf(steps: readonly Step[]): Trace {
  const events = steps.flatMap((step) => step.events);
  const places = (kind: string, name: string) =>
    events.filter((event) => event.kind === kind).map((event) => String(event.args[name]));
  return {
    moves: events
      .filter((event) => event.kind === 'piece-moved')
      .map(({ args }) => ({ from: String(args['from']), to: String(args['to']) })),
    turned: [...new Set(places('tile-rotated', 'cell'))],
    revealed: places('tile-revealed', 'cell'),
    captured: places('piece-captured', 'at'),
  };
}
