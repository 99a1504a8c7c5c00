import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { language, t } from '../lib/text.svelte';
import { Bench, type Craft } from './bench.svelte';
import Workshop from './Workshop.svelte';

interface Draft {
  name: string;
}
/** A craft whose drafts are nothing but a name; an empty one is wrong. */
const craft: Craft<Draft, string> = {
  empty: { name: '' },
  read: () => ({ name: '' }),
  write: ({ name }) => ({ name }),
  thingsAt: () => [],
  put: (draft) => draft,
  take: (draft) => draft,
};

let bench: Bench<Draft, string>;
let shown: Record<string, unknown> | null = null;
const played = vi.fn<() => Promise<void>>(() => Promise.resolve());
const saved = vi.fn<(file: Blob) => string>(() => 'blob:file');

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});
beforeEach(async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => saved(file as Blob));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  bench = new Bench(craft, craft.empty, {
    check: (draft) => Promise.resolve({ values: {}, faults: [], file: String(draft.values?.['name'] ?? '') || null }),
    onkeep: () => undefined,
  });
  const place = { game: 'star-quest', bench, open: () => Promise.resolve() };
  const nothing = createRawSnippet(() => ({ render: () => '<p></p>' }));
  const parts = { tools: nothing, plan: nothing, terms: nothing };
  const props = { place: place as never, starts: [], title: 'Dark', onplay: played, ...parts };
  shown = mount(Workshop, { target: document.body, props });
  bench.change({ name: 'Dark' });
  await bench.look();
  flushSync();
});
afterEach(() => {
  if (shown) void unmount(shown);
  vi.restoreAllMocks();
  played.mockClear();
  saved.mockClear();
});

/** Presses a button of the workshop, if it can be pressed. */
function press(name: string): void {
  const words = t(`star-quest-editor-${name}`);
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === words);
  found?.click();
}

it('saves what was typed last with the first press, before the server has looked at it', async () => {
  bench.change({ name: 'Darker' });
  flushSync();
  press('export');
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(await saved.mock.calls[0]?.[0].text()).toBe('Darker');
});

it('plays it with the first press', async () => {
  bench.change({ name: 'Darker' });
  flushSync();
  press('play');
  await vi.waitFor(() => expect(played).toHaveBeenCalledOnce());
  expect(bench.file).toBe('Darker');
});
