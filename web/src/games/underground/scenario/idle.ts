/** Which options mean nothing for a match. */
import type { Json, OptionInfo } from '../../../lib/protocol';

const BY_CLOCK = ['timer_seconds', 'timer_flip', 'timer_away'];
const BY_TURNS = ['timer_turns'];

type Values = Record<string, Json>;

/** How the timer runs: where the set-up decides, not at all, or by the clock for people and by turns for bots alone. */
function modeOf(options: OptionInfo[], values: Values, people: boolean): string {
  const wished = String(values['timer_mode']);
  if (wished !== 'auto') return wished;
  const { setup } = values;
  const named = options.find(({ name }) => name === 'setup')?.named ?? {};
  const scenario = (typeof setup === 'string' ? named[setup] : setup) as { timer?: boolean } | null | undefined;
  if (scenario?.timer === false) return 'off';
  return people ? 'real' : 'turns';
}

/** Without a timer those of the timer, by the clock those of the turns; in a scenario those of the random set-up. */
export function idleOptions(options: OptionInfo[], values: Values, people: boolean): string[] {
  const idle = values['setup'] === 'random' ? [] : ['cards_removed'];
  const mode = modeOf(options, values, people);
  if (mode === 'real') return [...idle, ...BY_TURNS];
  return mode === 'turns' ? [...idle, ...BY_CLOCK] : [...idle, ...BY_CLOCK, ...BY_TURNS, 'end_section'];
}
