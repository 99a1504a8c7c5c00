// Who am I: a guest who is made on first need, or the owner of an account. The token stays in this browser.
import { api, ApiError, credentials } from './api';
import type { Person, Session } from './protocol';
import { adopt, settings, store, stored } from './settings.svelte';
import { t } from './text.svelte';

const TOKEN = 'sublevel.token';
const PATIENCE = 1000; // milliseconds that settings rest before the account learns them

/** A friendly name for somebody who has not given one. */
export function guestName(random: () => number = Math.random): string {
  const names = t('web-guest-names').split(/\s*,\s*/);
  return `${names[Math.floor(random() * names.length)]} ${10 + Math.floor(random() * 90)}`;
}

class Me {
  /** Null until there is one: nobody needs a name to look around. */
  person: Person | null = $state.raw(null);
  #token: string | null = $state(readToken());
  #coming: Promise<Person> | null = null;
  #known = ''; // the settings that the account has, as text

  constructor() {
    credentials.token = this.#token;
  }

  get token(): string | null {
    return this.#token;
  }

  /** Finds out whom the token of this browser belongs to. A token that no longer counts is forgotten. */
  async start(): Promise<void> {
    if (!this.#token) return;
    try {
      this.#be(await api.me());
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) this.#forget();
    }
  }

  /** Somebody, at any rate: makes a guest if nobody is there. */
  ensure(): Promise<Person> {
    this.#coming ??= this.#arrive().finally(() => (this.#coming = null));
    return this.#coming;
  }

  async #arrive(): Promise<Person> {
    if (!this.person) await this.start();
    if (!this.person) this.#be(await api.newGuest(guestName()));
    return this.person as unknown as Person;
  }

  async rename(name: string): Promise<void> {
    if (this.person || this.#token) {
      await this.ensure();
      this.#be(await api.changeMe({ name }));
    } else this.#be(await api.newGuest(name));
  }

  /** Makes the guest the owner of an account; what he plays stays his. */
  async openAccount(name: string, password: string): Promise<void> {
    await this.ensure();
    this.#be(await api.openAccount({ name, password }), false);
    await this.#tellSettings();
  }

  async logIn(name: string, password: string): Promise<void> {
    this.#be(await api.logIn({ name, password }));
  }

  async logOut(): Promise<void> {
    try {
      await api.logOut();
    } finally {
      this.#forget();
    }
  }

  #be(session: Session, takeSettings = true): void {
    this.person = session.person;
    if (session.token) this.#keep(session.token);
    if (session.person.account && takeSettings) {
      adopt(settings, session.settings);
      this.#known = JSON.stringify(settings);
    }
  }

  #keep(token: string | null): void {
    this.#token = credentials.token = token;
    store(TOKEN, token);
  }

  #forget(): void {
    this.person = null;
    this.#keep(null);
  }

  async #tellSettings(): Promise<void> {
    const text = JSON.stringify(settings);
    if (!this.person?.account || text === this.#known) return;
    this.#known = text;
    await api.changeMe({ settings: JSON.parse(text) as Record<string, unknown> });
  }

  /** Tells the account about changed settings, and follows other tabs, as long as the page lives. */
  keep(): () => void {
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== TOKEN) return;
      this.#token = credentials.token = readToken();
      this.person = null;
      void this.start();
    };
    // Who leaves at once after a change would otherwise find the account's older settings next time.
    const onLeaving = (): void => void this.#tellSettings().catch(() => undefined);
    addEventListener('storage', onStorage);
    addEventListener('pagehide', onLeaving);
    const stop = $effect.root(() => {
      $effect(() => {
        if (!this.person?.account || !JSON.stringify(settings)) return;
        // Lost at worst: this browser keeps the settings too, and the next change tells all of them.
        const timer = setTimeout(() => void this.#tellSettings().catch(() => undefined), PATIENCE);
        return () => clearTimeout(timer);
      });
    });
    return () => {
      stop();
      removeEventListener('storage', onStorage);
      removeEventListener('pagehide', onLeaving);
    };
  }
}

function readToken(): string | null {
  const value = stored(TOKEN);
  return typeof value === 'string' ? value : null;
}

export const me = new Me();
