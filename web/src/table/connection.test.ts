import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { LiveStatus } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import { language, t } from '../lib/text.svelte';
import Connection from './Connection.svelte';

let shown: Record<string, unknown> | null = null;

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});
afterEach(() => {
  if (shown) void unmount(shown);
});

function line(status: LiveStatus, acting: number, silent: boolean, saving = true): string {
  shown = mount(Connection, { target: document.body, props: { status, acting, silent, saving } });
  flushSync();
  return document.querySelector('[role=status]')?.textContent?.trim() ?? '';
}

it('says that an action waits for the line', () => {
  expect(line('offline', 1, false)).toContain(t('table-lost-waiting', { count: 1 }));
});
it('says only that the line is lost where nothing waits', () => {
  expect(line('offline', 0, false)).toContain(t('table-lost'));
});
it('says that an action is on its way while the table is silent', () => {
  expect(line('online', 1, true)).toBe(t('table-sending'));
});
it('says that an action is kept while the server cannot save', () => {
  expect(line('online', 1, true, false)).toBe(t('table-unsaved-waiting'));
});
it('says that clocks stand while the server cannot save', () => {
  expect(line('online', 0, false, false)).toBe(t('table-unsaved'));
});
it('says nothing while all is well', () => {
  expect(line('online', 1, false)).toBe('');
});
