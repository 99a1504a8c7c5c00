import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { language, t } from '../lib/text.svelte';
import MatchMenu from './MatchMenu.svelte';

let shown: Record<string, unknown> | null = null;

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function open(data: string | null, onsettings = vi.fn()): void {
  const nothing = (): void => undefined;
  const props = { deeds: [], ondo: nothing, oncopy: nothing, onfork: null, onlink: nothing, onsettings, data };
  shown = mount(MatchMenu, { target: document.body, props });
  flushSync();
}

it("tells the digest of an owner's data", () => {
  open('0123456789ab');
  expect(document.querySelector('.own')?.textContent).toBe(`${t('table-own-data')} 0123456789ab`);
});

it('opens the settings over the table, not in another tab', () => {
  const onsettings = vi.fn();
  open(null, onsettings);
  expect(document.querySelector('.own')).toBeNull();
  expect(document.querySelectorAll('[target]')).toHaveLength(0);
  const items = [...document.querySelectorAll<HTMLElement>('button')];
  items.find((item) => item.textContent.includes(t('table-settings')))?.click();
  expect(onsettings).toHaveBeenCalledOnce();
});
