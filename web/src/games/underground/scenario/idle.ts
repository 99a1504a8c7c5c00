/** Which options mean nothing for a match: without a timer those of the timer, by the clock those of the turns. */
import type { Json, OptionInfo } from '../../../lib/protocol';

const BY_CLOCK = ['timer_seconds', 'timer_flip', 'timer_away'];
const BY_TURNS = ['timer_turns'];

type Values = Record<string, Json>;

/** How the timer runs: where the set-up decides, by turns or not at all. */
function modeOf(options: OptionInfo[], values: Values): string {
  const wished = String(values['timer_mode']);
  if (wished !== 'auto') return wished;
  const { setup } = values;
  const named = options.find(({ name }) => name === 'setup')?.named ?? {};
  const scenario = (typeof setup === 'string' ? named[setup] : setup) as { timer?: boolean } | null | undefined;
  return scenario?.timer === false ? 'off' : 'turns';
}

export function idleOptions(options: OptionInfo[], values: Values): string[] {
  const mode = modeOf(options, values);
  if (mode === 'real') return BY_TURNS;
  return mode === 'turns' ? BY_CLOCK : [...BY_CLOCK, ...BY_TURNS, 'end_section'];
}
