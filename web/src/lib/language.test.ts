import { afterEach, expect, it, vi } from 'vitest';
import { dismiss, notices } from './notices.svelte';
import { settings } from './settings.svelte';
import { language, t } from './text.svelte';

vi.mock('./texts/sk', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => notices.splice(0).forEach(({ number }) => dismiss(number)));

it('keeps the language and says so once if the texts of another do not come', async () => {
  await language.change((settings.language = 'en'));
  settings.language = 'sk';
  await Promise.all([language.change('sk'), language.change('sk')]); // by the button, and by the page that follows it
  expect([language.current, settings.language]).toEqual(['en', 'en']);
  expect(notices).toMatchObject([{ text: `${t('web-load-failed')} ${t('web-outdated')}`, bad: true }]);
});

it('says nothing where they come', async () => {
  await language.change((settings.language = 'de'));
  expect([language.current, notices.length]).toEqual(['de', 0]);
});
