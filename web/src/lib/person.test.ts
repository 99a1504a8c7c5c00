import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { credentials } from './api';
import { guestName, me } from './person.svelte';
import { settings } from './settings.svelte';
import { language } from './text.svelte';

interface Asked {
  method: string;
  path: string;
  body: unknown;
  token: string | undefined;
}
let asked: Asked[] = [];
let answer: (what: Asked) => [number, object];

const session = (name: string, more: object = {}): object => ({
  person: { id: 'p', name, account: false },
  token: '',
  settings: {},
  ...more,
});

beforeAll(async () => {
  settings.language = 'en';
  await language.use('en');
});

beforeEach(async () => {
  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
    const token = (headers as Record<string, string>)['Authorization'];
    const what = { method: method ?? '', path, body: body ? JSON.parse(body as string) : null, token };
    asked.push(what);
    const [status, json] = answer(what);
    return new Response(JSON.stringify(json), { status });
  });
  answer = () => [200, {}];
  await me.logOut();
  asked = [];
});

describe('a guest', () => {
  it('gets a friendly name', () => {
    expect(guestName(() => 0)).toBe('Badger 10');
    expect(guestName(() => 0.999)).toBe('Hedgehog 99');
  });

  it('is made once, however many need one, and remembered', async () => {
    answer = ({ body }) => [200, session((body as { name: string }).name, { token: 'new-token' })];
    const [one, two] = await Promise.all([me.ensure(), me.ensure()]);
    expect(one).toBe(two);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/guests']);
    expect(credentials.token).toBe('new-token');
    expect(localStorage.getItem('sublevel.token')).toBe('"new-token"');
    await me.ensure();
    expect(asked).toHaveLength(1);
  });

  it('who is not known any more becomes a new one', async () => {
    answer = () => [200, session('Jana', { token: 'old-token' })];
    await me.rename('Jana');
    me.person = null; // as after loading the page
    answer = ({ path }) =>
      path === '/api/me'
        ? [401, { refusal: { key: 'table-refused-bad-token', args: {}, clause: null, text: '' } }]
        : [200, session('Mole 12', { token: 'new-token' })];
    expect((await me.ensure()).name).toBe('Mole 12');
    expect(asked.at(-2)).toMatchObject({ path: '/api/me', token: 'Bearer old-token' });
    expect(asked.at(-1)?.token).toBeUndefined();
    expect(me.token).toBe('new-token');
  });

  it('stays who he is when the server cannot be reached', async () => {
    answer = () => [200, session('Jana', { token: 'a-token' })];
    await me.rename('Jana');
    me.person = null;
    answer = () => [503, {}];
    await me.start();
    expect(me.token).toBe('a-token');
  });
});

describe('an account', () => {
  it('brings its settings along', async () => {
    settings.flip = false;
    answer = () => [
      200,
      session('Jana', {
        token: 't',
        person: { id: 'p', name: 'Jana', account: true },
        settings: { flip: true, volume: 9 },
      }),
    ];
    await me.logIn('Jana', 'a-password');
    expect(settings.flip).toBe(true);
    expect(settings.volume).toBeLessThanOrEqual(1);
  });

  it('that is opened learns the settings of this browser', async () => {
    answer = ({ path }) => [
      200,
      session('Jana', { token: 't', person: { id: 'p', name: 'Jana', account: path !== '/api/guests' } }),
    ];
    settings.animation = 'fast';
    await me.openAccount('Jana', 'a-password');
    const told = asked.find(({ method }) => method === 'PATCH');
    expect(told?.body).toMatchObject({ settings: { animation: 'fast' } });
  });

  it('is left even if nobody hears it', async () => {
    answer = () => [200, session('Jana', { token: 't' })];
    await me.logIn('Jana', 'a-password');
    answer = () => [500, {}];
    await expect(me.logOut()).rejects.toThrow();
    expect([me.person, me.token, credentials.token]).toEqual([null, null, null]);
  });
});
