import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import Refused from './Refused.svelte';

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
});

/** The upper edge of a note about a place at this height. */
function top(y: number, clear?: number): number {
  const refusal = { key: 'table-refused-offline', args: {}, clause: null, text: '' };
  const props = { game: 'underground', refusal, at: { x: 100, y }, field: { width: 390, height: 450 }, clear };
  shown = mount(Refused, { target: document.body, props });
  flushSync();
  return parseFloat(document.querySelector<HTMLElement>('.note')?.style.top ?? '');
}

it('stands above its place', () => {
  expect(top(80)).toBeLessThan(80);
});
it('stands below its place where it would cover what lies at the upper edge', () => {
  expect(top(80, 70)).toBeGreaterThan(80);
});
