import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { face } from '../games';
import Nothing from '../table/Nothing.svelte';
import { ApiError, needsReload, part, refusalOf } from './api';
import Guarded from './Guarded.svelte';
import { settings } from './settings.svelte';
import { language, t } from './text.svelte';

let shown: Record<string, unknown> | null = null;

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

const words = (): string => document.body.textContent ?? '';

it('puts a card with a way out in the place of what broke', () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  const children = createRawSnippet(() => {
    throw new Error('broken');
  });
  shown = mount(Guarded, { target: document.body, props: { children, note: 'Nothing is lost.' } });
  flushSync();
  expect(words()).toContain(t('web-broken-title'));
  expect(words()).toContain('Nothing is lost.');
  expect(document.querySelector('button')?.textContent).toContain(t('web-reload'));
  expect(told).toHaveBeenCalled();
});

it('shows what is whole', () => {
  const children = createRawSnippet(() => ({ render: () => '<p>a board</p>' }));
  shown = mount(Guarded, { target: document.body, props: { children } });
  expect(words()).toBe('a board');
});

it('tells a part of the page that is gone from a fault of the server', async () => {
  const gone = part(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const refusal = refusalOf(await gone.catch((error: unknown) => error));
  expect(refusal.key).toBe('web-outdated');
  expect(needsReload(refusal)).toBe(true);
  expect(needsReload(refusalOf(new ApiError({ ...refusal, key: 'web-unreadable' }, 500)))).toBe(false);
  shown = mount(Nothing, { target: document.body, props: { refusal } });
  flushSync();
  expect(words()).toContain(t('web-outdated'));
  expect(document.querySelector('button')?.textContent).toContain(t('web-reload'));
});

it('loads the games so', async () => {
  expect((await face('the-base')).name).toBe('the-base');
});
