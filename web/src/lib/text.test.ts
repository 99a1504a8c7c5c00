import { beforeAll, describe, expect, it } from 'vitest';
import { bundleOf, has, language, LANGUAGES, refused, t, type Lang } from './text.svelte';
import english from './texts/en';
import { settings } from './settings.svelte';

async function speak(lang: Lang): Promise<void> {
  settings.language = lang;
  await language.use(lang);
}

/** The names of all messages of a language. */
async function keys(lang: Lang): Promise<string[]> {
  return [...(await bundleOf(lang))._messages.keys()].sort();
}

describe('the catalogues', () => {
  it.each(LANGUAGES.filter((lang) => lang !== 'en'))('of %s have the messages of the English ones', async (lang) => {
    expect(await keys(lang)).toEqual(await keys('en'));
  });

  it.each(LANGUAGES)('of %s give a sentence for every message of the pages', async (lang) => {
    const bundle = await bundleOf(lang);
    const names = Object.values(english).flatMap((source) => source.match(/(?<=\$)\w+/g) ?? []);
    const args = Object.fromEntries(names.map((name) => [name, 3]));
    for (const key of (await keys(lang)).filter((name) => /^(web|bot)-/.test(name))) {
      const pattern = bundle.getMessage(key)?.value;
      expect(pattern, key).toBeTruthy();
      if (pattern) expect(bundle.formatPattern(pattern, args), key).not.toMatch(/^$|\{/);
    }
  });
});

describe('plural forms', () => {
  it.each([
    ['en', 1, 'one table'],
    ['en', 0, '0 tables'],
    ['de', 1, 'ein Tisch'],
    ['de', 2, '2 Tische'],
    ['cs', 1, '1 stůl'],
    ['cs', 3, '3 stoly'],
    ['cs', 5, '5 stolů'],
    ['cs', 0, '0 stolů'],
    ['sk', 1, '1 stôl'],
    ['sk', 4, '4 stoly'],
    ['sk', 12, '12 stolov'],
  ] as const)('%s: %i', async (lang, tables, text) => {
    await speak(lang);
    expect(t('web-door-tables', { tables })).toBe(text);
  });
});

describe('t', () => {
  beforeAll(() => speak('en'));

  it('is loud about a message that is missing, and about an argument that is', () => {
    expect(() => t('web-no-such-message')).toThrow("no message 'web-no-such-message'");
    expect(() => t('web-door-tables')).toThrow('web-door-tables');
    expect(has('web-no-such-message')).toBe(false);
  });

  it('says a refusal in our words, or in those of the server', () => {
    const refusal = { key: 'web-unreachable', args: {}, clause: null, text: 'x' };
    expect(refused(refusal)).toContain('cannot be reached');
    expect(refused({ ...refusal, key: 'unheard-of' })).toBe('x');
  });

  it('shows the language that was chosen last, whichever is loaded first', async () => {
    language.current = 'de';
    language.current = 'sk';
    await Promise.all([bundleOf('de'), bundleOf('sk')]);
    await Promise.resolve();
    expect(language.current).toBe('sk');
    expect(document.documentElement.lang).toBe('sk');
    await speak('en');
  });
});
