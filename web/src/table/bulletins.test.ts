import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { seat } from '../lib/fixture';
import type { Declined, Standing } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { language, t } from '../lib/text.svelte';
import Bulletins from './Bulletins.svelte';

let shown: Record<string, unknown> | null = null;

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

/** What Ida reads after somebody said no to what somebody had asked. */
function read(declined: Declined, onforget = vi.fn()): string {
  const seats = [seat(0, { name: 'Ida', mine: true }), seat(1, { name: 'Jan', mine: false })];
  const standing = { seats, offers: [], can: [] } as unknown as Standing;
  const props = { standing, plies: 4, refusal: null, declined, ondo: vi.fn(), onanswer: vi.fn(), onforget };
  shown = mount(Bulletins, { target: document.body, props });
  flushSync();
  return document.body.textContent ?? '';
}

const no: Declined = { type: 'declined', offer: 'undo', by: 0, seat: 1 };

it.each(['undo', 'draw', 'pause', 'rematch'] as const)('tells the asker who said no (%s)', (offer) => {
  expect(read({ ...no, offer })).toContain(t(`table-declined-${offer}`, { name: 'Jan' }));
});

it('tells nobody else', () => {
  expect(read({ ...no, by: 1, seat: 0 })).not.toContain(t('table-declined-undo', { name: 'Ida' }));
});

it('is put away when it has been read', () => {
  const onforget = vi.fn();
  read(no, onforget);
  document.querySelector<HTMLButtonElement>('.bulletins button')?.click();
  expect(onforget).toHaveBeenCalledOnce();
});
