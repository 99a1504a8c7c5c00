// Message keys into sentences, from the same catalogues that the server uses.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { notify } from './notices.svelte';
import type { Refusal } from './protocol';
import { LANGUAGES, settings, type Lang } from './settings.svelte';

export { LANGUAGES, type Lang };

const loaders: Record<Lang, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./texts/en'),
  de: () => import('./texts/de'),
  cs: () => import('./texts/cs'),
  sk: () => import('./texts/sk'),
};

const bundles = new Map<Lang, FluentBundle>();

/** The catalogues of a language as one bundle; loads them if need be. */
export async function bundleOf(lang: Lang): Promise<FluentBundle> {
  const known = bundles.get(lang);
  if (known) return known;
  const files = (await loaders[lang]()).default;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, source] of Object.entries(files)) {
    const [error] = bundle.addResource(new FluentResource(source));
    if (error) throw new Error(`${path}: ${error.message}`);
  }
  bundles.set(lang, bundle);
  return bundle;
}

class Language {
  #current: Lang = $state('en');

  /** The language on the screen. It changes as soon as its texts are there, and everything is drawn anew. */
  get current(): Lang {
    return this.#current;
  }

  set current(lang: Lang) {
    settings.language = lang;
    void this.change(lang);
  }

  /** Loads a language and shows it, unless another one was chosen meanwhile. */
  async use(lang: Lang): Promise<void> {
    await bundleOf(lang);
    if (settings.language !== lang && bundles.has(this.#current)) return;
    this.#current = lang;
    document.documentElement.lang = lang;
  }

  /** The same for a wish that nobody waits for: if its texts do not come, the page says so and keeps its language. */
  async change(lang: Lang): Promise<void> {
    try {
      await this.use(lang);
    } catch {
      if (settings.language !== lang) return; // told already, or something else is wished by now
      settings.language = this.#current;
      notify(`${t('web-load-failed')} ${t('web-outdated')}`, { bad: true });
    }
  }
}

export const language = new Language();

/** The sentence for a message key in the current language. A missing key is a fault of ours: loud while developing. */
export function t(key: string, args?: Record<string, string | number>): string {
  const bundle = bundles.get(language.current);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return fault(key, `no message '${key}' in language '${language.current}'`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  const [error] = errors;
  return error ? fault(text, `message '${key}' in language '${language.current}': ${error.message}`) : text;
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  return bundles.get(language.current)?.hasMessage(key) ?? false;
}

/** A refusal as a sentence; in English as the server said it if we lack words for it. */
export function refused(refusal: Refusal): string {
  return has(refusal.key) ? t(refusal.key, refusal.args) : refusal.text || refusal.key;
}

function fault(shown: string, message: string): string {
  if (import.meta.env.DEV) throw new Error(message);
  return shown;
}
