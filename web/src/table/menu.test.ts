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

it('opens the settings over the table, not in another tab', () => {
  const onsettings = vi.fn();
  const nothing = (): void => undefined;
  const props = { deeds: [], ondo: nothing, oncopy: nothing, onfork: null, onlink: nothing, onsettings, data: null };
  shown = mount(MatchMenu, { target: document.body, props });
  flushSync();
  expect(document.querySelectorAll('[target]')).toHaveLength(0);
  const items = [...document.querySelectorAll<HTMLElement>('button')];
  items.find((item) => item.textContent.includes(t('table-settings')))?.click();
  expect(onsettings).toHaveBeenCalledOnce();
});
