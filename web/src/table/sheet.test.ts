import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { language } from '../lib/text.svelte';
import Sheet from './Sheet.svelte';

let shown: Record<string, unknown> | null = null;

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

it('tells that its strip, which shows a line of the log, was used to open it', () => {
  const onopen = vi.fn();
  const children = createRawSnippet(() => ({ render: () => '<p>panels</p>' }));
  shown = mount(Sheet, {
    target: document.body,
    props: { open: false, label: 'Log', line: '', count: 0, onopen, children },
  });
  flushSync();
  const strip = document.querySelector<HTMLElement>('.strip');
  strip?.click();
  flushSync();
  expect(onopen).toHaveBeenCalledOnce();
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('panels');
  strip?.click(); // open already: whatever is shown there stays
  expect(onopen).toHaveBeenCalledOnce();
});
