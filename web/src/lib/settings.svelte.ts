// What everybody can set for himself. Kept in this browser, and in the account of who has one (person.svelte.ts).

import { prefersReducedMotion } from 'svelte/motion';

export const LANGUAGES = ['en', 'de', 'cs', 'sk'] as const;
export type Lang = (typeof LANGUAGES)[number];
export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const ANIMATIONS = ['normal', 'fast', 'off'] as const;
export type Animation = (typeof ANIMATIONS)[number];

export interface Settings {
  language: Lang;
  theme: Theme;
  sound: boolean;
  /** from 0 to 1 */
  volume: number;
  animation: Animation;
  /** the board turned round */
  flip: boolean;
  /** ask before every action */
  confirm: boolean;
  /** ask before an action that cannot be taken back, since it shows something new */
  confirmReveals: boolean;
  /** pass by itself where nothing else is possible */
  autoPass: boolean;
  /** which overlays are on, for each game */
  overlays: Record<string, string[]>;
}

export const STORED_AS = 'sublevel.settings';

/** The first language of the browser that we speak. */
export function preferredLanguage(wished: readonly string[] = navigator.languages): Lang {
  const codes = wished.map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((lang) => lang === codes.find((code) => (LANGUAGES as readonly string[]).includes(code))) ?? 'en'
  );
}

export function defaults(): Settings {
  return {
    language: preferredLanguage(),
    theme: 'system',
    sound: false,
    volume: 0.6,
    animation: 'normal',
    flip: false,
    confirm: false,
    confirmReveals: true,
    autoPass: true,
    overlays: {},
  };
}

const CHECKS: { [Name in keyof Settings]: (value: unknown) => value is Settings[Name] } = {
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  sound: isSwitch,
  volume: (value): value is number => typeof value === 'number' && value >= 0 && value <= 1,
  animation: oneOf(ANIMATIONS),
  flip: isSwitch,
  confirm: isSwitch,
  confirmReveals: isSwitch,
  autoPass: isSwitch,
  overlays: isOverlays,
};

/** Takes over whatever is sound in stored values; the rest stays as it is. */
export function adopt(into: Settings, stored: unknown): void {
  if (typeof stored !== 'object' || stored === null) return;
  const values = stored as Record<string, unknown>;
  for (const name of Object.keys(CHECKS) as (keyof Settings)[]) take(into, name, values[name]);
}

function take<Name extends keyof Settings>(into: Settings, name: Name, value: unknown): void {
  const fits = CHECKS[name];
  // Unchanged values are not written, so that taking over what is there already wakes nobody.
  if (fits(value) && JSON.stringify(value) !== JSON.stringify(into[name])) into[name] = value;
}

function oneOf<Value extends string>(values: readonly Value[]): (value: unknown) => value is Value {
  return (value): value is Value => (values as readonly unknown[]).includes(value);
}

function isSwitch(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isOverlays(value: unknown): value is Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((names) => Array.isArray(names) && names.every((name) => typeof name === 'string'));
}

/** What the browser has kept under a name, or null: its storage may be forbidden, or hold something unreadable. */
export function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value under a name; null forgets it. */
export function store(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Forbidden or full storage: it holds for this visit.
  }
}

function remembered(): Settings {
  const values = defaults();
  adopt(values, stored(STORED_AS));
  return values;
}

export const settings: Settings = $state(remembered());

const system = matchMedia('(prefers-color-scheme: light)');
let systemTheme: 'dark' | 'light' = $state(system.matches ? 'light' : 'dark');

/** The theme on the screen: what was chosen, or what the system has. */
export function shownTheme(): 'dark' | 'light' {
  return settings.theme === 'system' ? systemTheme : settings.theme;
}

/** How much moves on the screen: what was chosen, or nothing if the system asks for that. */
export function shownMotion(): Animation {
  return prefersReducedMotion.current ? 'off' : settings.animation;
}

/** Keeps storage, theme, motion and other tabs in step with the settings, as long as the page lives. */
export function keepSettings(): () => void {
  const onSystem = (): void => void (systemTheme = system.matches ? 'light' : 'dark');
  const onStorage = (event: StorageEvent): void => {
    if (event.key === STORED_AS) adopt(settings, stored(STORED_AS));
  };
  system.addEventListener('change', onSystem);
  addEventListener('storage', onStorage);
  const stop = $effect.root(() => {
    $effect(() => store(STORED_AS, settings));
    $effect(() => void (document.documentElement.dataset['theme'] = shownTheme()));
    $effect(() => void (document.documentElement.dataset['motion'] = shownMotion()));
  });
  return () => {
    stop();
    system.removeEventListener('change', onSystem);
    removeEventListener('storage', onStorage);
  };
}
