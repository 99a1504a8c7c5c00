/** Which keys are the table's, and which belong to what has the focus. */

/** Keys that tabs and groups of choices use themselves. */
const WALKING: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'Enter',
  ' ',
]);

/** Whether a key is for a field, a dialogue, or for walking along tabs or choices; every other key is the table's. */
export function isTaken(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable], dialog')) return true;
  return WALKING.has(event.key) && !!target?.closest('[role="tablist"], [role="radiogroup"]');
}
