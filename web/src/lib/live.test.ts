import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seat } from './fixture';
import { Live } from './live.svelte';
import type { Act, FromClient, FromTable, Played, Refusal, Scene, Standing, Step, Welcome } from './protocol';

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
  readyState: number = WebSocket.CONNECTING;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  say(message: FromTable): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  of<Type extends FromClient['type']>(type: Type): Extract<FromClient, { type: Type }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<FromClient, { type: Type }>[];
  }
}

const standing = {
  id: 'table1',
  game: 'the-base',
  status: 'playing',
  seats: [seat(0, { name: 'Jana', mine: true, left: 60_000 }), seat(1, { name: 'Ondřej', left: 60_000 })],
  can: [],
  undo_to: null,
  undo_last: null,
  undo_off: null,
} as unknown as Standing;
const scene = (plies: number, more: Partial<Scene> = {}): Scene =>
  ({ plies, eyes: 0, waiting: [0], view: {}, legal: [{ id: 7, text: 'move' }], aids: null, ...more }) as Scene;
const step = (number: number, text = `s${number}`, who = 0): Step => ({ number, seat: who, text, events: [] });
const steps = (count: number): Step[] => Array.from({ length: count }, (_, i) => step(i + 1));
const welcome = (log: Step[]): Welcome => ({
  type: 'welcome',
  you: null,
  standing,
  scene: scene(log.length),
  log,
  chat: [],
  proposals: [],
});
const played = (number: number, more: Partial<Played> = {}): Played => ({
  type: 'played',
  step: step(number),
  scene: scene(number),
  left: [50_000, 60_000],
  running: [1],
  can: ['resign'],
  undo_to: null,
  undo_last: null,
  undo_off: null,
  ref: null,
  timer: null,
  ...more,
});
const no: Refusal = { key: 'table-refused-not-your-turn', args: {}, clause: null, text: 'no' };

let live: Live;
let token: string | null;
let renew: () => Promise<void>;

function start(aids = false): void {
  live = new Live('table1', {
    aids,
    token: () => token,
    renew: () => renew(),
    open: () => new FakeSocket() as unknown as WebSocket,
  });
}

function join(log: Step[] = []): FakeSocket {
  const socket = FakeSocket.last;
  socket.open();
  socket.say(welcome(log));
  return socket;
}

/** Lets promises that are settled already go on. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  token = 'a-token-of-some-length';
  renew = async () => undefined;
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe('joining', () => {
  it('says who and where first, and is online when welcomed', () => {
    start(true);
    expect(live.status).toBe('connecting');
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([
      { type: 'join', table: 'table1', token: 'a-token-of-some-length', log: true, aids: true, auto: true },
    ]);
    FakeSocket.last.say(welcome(steps(3)));
    expect(live.status).toBe('online');
    expect(live.log).toHaveLength(3);
    expect(live.scene?.plies).toBe(3);
    expect(live.jumps).toBe(1);
  });
});

describe('an offer', () => {
  it('that somebody says no to is known as declined, until something else is asked', () => {
    start();
    const socket = join();
    void live.do('ask-undo');
    socket.say({ type: 'declined', offer: 'undo', by: 0, seat: 1 });
    expect(live.declined).toMatchObject({ offer: 'undo', by: 0, seat: 1 });
    void live.do('ask-pause');
    expect(live.declined).toBeNull();
  });
});

describe('hints', () => {
  const told = (ref: number, visits: number, done = false): FromTable => ({
    type: 'hints',
    ref,
    hints: { seat: 0, visits, done, hints: [] },
  });

  it('are told again and again until they are done', async () => {
    start();
    const socket = join();
    const heard: number[] = [];
    const end = live.hint((hints) => heard.push(hints.visits));
    const ref = socket.of('hint')[0]?.ref ?? 0;
    socket.say(told(ref, 1));
    socket.say(told(ref, 2, true));
    expect(await end).toBeNull();
    socket.say(told(ref, 3));
    expect(heard).toEqual([1, 2]);
  });

  it('that were asked for before, or are enough, are not heard any more', async () => {
    start();
    const socket = join();
    const heard: string[] = [];
    const first = live.hint(() => heard.push('first'));
    const second = live.hint(() => heard.push('second'));
    expect(await first).toBeNull();
    for (const { ref } of socket.of('hint')) socket.say(told(ref, 1));
    live.noHint();
    expect(await second).toBeNull();
    for (const { ref } of socket.of('hint')) socket.say(told(ref, 2));
    expect(heard).toEqual(['second']);
  });

  it('are asked for again after a lost connection', async () => {
    start();
    void live.hint(() => undefined);
    join().break();
    await vi.advanceTimersByTimeAsync(500);
    expect(join().of('hint')).toHaveLength(1);
  });
});

describe('steps', () => {
  it('come in order into queue and log, with the clocks of the moment', () => {
    start();
    const socket = join();
    socket.say(played(1));
    socket.say(played(2));
    expect(live.queue.map((waiting) => waiting.step.number)).toEqual([1, 2]);
    expect(live.log.map((known) => known.number)).toEqual([1, 2]);
    expect(live.scene?.plies).toBe(2);
    expect(live.standing?.seats.map((s) => [s.left, s.running])).toEqual([
      [50_000, false],
      [60_000, true],
    ]);
    expect(live.standing?.can).toEqual(['resign']);
    live.queue.shift();
    expect(live.queue).toHaveLength(1);
  });

  it('that are known already change nothing', () => {
    start();
    const socket = join(steps(2));
    socket.say(played(2));
    expect(live.queue).toHaveLength(0);
    expect(live.log).toHaveLength(2);
  });

  it('of which one is missing make the client ask for everything', async () => {
    start();
    join(steps(2)).say(played(5));
    expect(live.status).toBe('offline');
    await vi.advanceTimersByTimeAsync(500);
    join(steps(5));
    expect(live.log).toHaveLength(5);
    expect(live.status).toBe('online');
  });

  it('in great number are jumped over', () => {
    start();
    const socket = join();
    for (let number = 1; number <= 41; number++) socket.say(played(number));
    expect(live.queue).toHaveLength(0);
    expect(live.jumps).toBe(2);
    expect(live.scene?.plies).toBe(41);
    expect(live.log).toHaveLength(41);
  });

  it('taken back leave the log', () => {
    start();
    const socket = join(steps(4));
    socket.say({ type: 'scene', scene: scene(2), log: null });
    expect(live.log).toHaveLength(2);
    expect(live.jumps).toBe(2);
  });

  it('are told anew to other eyes', () => {
    start();
    const socket = join(steps(4));
    const seen = steps(4).map((step) => ({ ...step, text: 'as another sees it' }));
    socket.say({ type: 'scene', scene: scene(4, { eyes: 1 }), log: seen });
    expect(live.log).toEqual(seen);
  });

  it('that wait to be shown end with the board that brings aids', () => {
    start();
    const socket = join();
    socket.say(played(1));
    socket.say({ type: 'scene', scene: scene(1, { aids: { leader: 0 } }), log: null });
    expect(live.queue).toHaveLength(1);
    expect(live.queue[0]?.scene.aids).toEqual({ leader: 0 });
    expect(live.jumps).toBe(1);
  });
});

describe('an action', () => {
  it('is done when it is on record', async () => {
    start();
    const socket = join(steps(3));
    const answer = live.act('move');
    await settle();
    const [act] = socket.of('act') as [Act];
    expect(act).toMatchObject({ after: 3, action: 'move', seat: null });
    socket.say(played(4, { ref: act.ref }));
    expect(await answer).toBeNull();
  });

  it('is refused with the reason', async () => {
    start();
    const socket = join();
    const answer = live.act('move');
    await settle();
    socket.say({ type: 'refused', refusal: no, ref: socket.of('act')[0]?.ref ?? -1 });
    expect(await answer).toEqual(no);
  });

  it('wished twice on the same board is one, and after a refusal a new one', async () => {
    start();
    const socket = join();
    const answers = [live.act('move'), live.act('move')];
    await settle();
    expect(socket.of('act')).toHaveLength(1);
    socket.say({ type: 'refused', refusal: no, ref: socket.of('act')[0]?.ref ?? -1 });
    expect(await Promise.all(answers)).toEqual([no, no]);
    void live.act('move');
    await settle();
    expect(socket.of('act')).toHaveLength(2);
  });

  it('taken back can be played again', async () => {
    start();
    const socket = join();
    const first = live.act('move');
    await settle();
    socket.say(played(1, { ref: socket.of('act')[0]?.ref ?? -1 }));
    expect(await first).toBeNull();
    socket.say({ type: 'scene', scene: scene(0), log: null });
    void live.act('move');
    await settle();
    expect(socket.of('act')).toMatchObject([
      { after: 0, action: 'move' },
      { after: 0, action: 'move' },
    ]);
  });

  it('waits for the one before it', async () => {
    start();
    const socket = join();
    const first = live.act('one');
    void live.act('two');
    await settle();
    expect(socket.of('act')).toHaveLength(1);
    socket.say(played(1, { ref: socket.of('act')[0]?.ref ?? -1 }));
    await first;
    await settle();
    expect(socket.of('act').map(({ after, action }) => [after, action])).toEqual([
      [0, 'one'],
      [1, 'two'],
    ]);
  });

  it('is suggested to the others, and theirs are heard', async () => {
    start();
    const socket = join();
    const asked = live.propose(['D1-E1', 'E1-F1'], 2);
    const [message] = socket.of('propose');
    expect(message).toMatchObject({ after: 0, texts: ['D1-E1', 'E1-F1'], seat: 2 });
    const proposals = [{ seat: 2, texts: ['D1-E1', 'E1-F1'], agreed: [] }];
    socket.say({ type: 'proposed', proposals, ref: message?.ref ?? 0 });
    expect(await asked).toBeNull();
    expect(live.proposals).toEqual(proposals);
    void live.agree(1, true);
    expect(socket.of('agree')[0]).toMatchObject({ to: 1, yes: true });
    socket.say({ type: 'proposed', proposals: [], ref: null });
    expect(live.proposals).toEqual([]);
  });

  it('in a hurry waits for nothing, and is one however often it is wished', async () => {
    start();
    const socket = join();
    void live.act('slow');
    await vi.advanceTimersByTimeAsync(0);
    const turned = live.hurry('F', 3);
    expect(live.hurry('F', 3)).toBe(turned);
    const [, hurried] = socket.of('act') as [Act, Act];
    expect(socket.of('act')).toHaveLength(2);
    expect(hurried).toMatchObject({ action: 'F', mark: 3 });
    socket.say(played(hurried.after + 1, { ref: hurried.ref, timer: { left: 30_000, whole: 120_000, running: true } }));
    expect(await turned).toBeNull();
    expect(live.standing?.timer).toEqual({ left: 30_000, whole: 120_000, running: true });
    expect(live.hurry('F', 4)).not.toBe(turned);
  });

  it('in a hurry that somebody else did first is done, too', async () => {
    start();
    const socket = join();
    const overtaken = live.hurry('F', 3);
    const ref = socket.of('act')[0]?.ref ?? 0;
    socket.say({ type: 'refused', ref, refusal: { ...no, key: 'table-refused-overtaken' } });
    expect(await overtaken).toBeNull();
    const refused = live.hurry('F', 3);
    socket.say({ type: 'refused', ref: socket.of('act')[1]?.ref ?? 0, refusal: no });
    expect(await refused).toEqual(no);
  });

  it('that was lost on the way is sent again, after the same number of actions', async () => {
    start();
    const before = join(steps(3));
    const answer = live.act('move');
    await settle();
    before.break();
    await vi.advanceTimersByTimeAsync(500);
    const after = join(steps(3));
    expect(after.of('act')).toEqual(before.of('act'));
    after.say(played(4, { ref: after.of('act')[0]?.ref ?? -1 }));
    expect(await answer).toBeNull();
  });

  it('whose answer was lost is not sent again', async () => {
    start();
    const before = join(steps(3));
    const answer = live.act(7); // by number; the log knows it by its notation
    await settle();
    before.break();
    await vi.advanceTimersByTimeAsync(500);
    const after = join([...steps(3), step(4, 'move')]);
    expect(await answer).toBeNull();
    expect(after.of('act')).toHaveLength(0);
    expect(live.log).toHaveLength(4);
  });

  it('is not taken for done when something else stands in its place', async () => {
    start();
    const before = join(steps(3));
    const answer = live.act('move');
    await settle();
    before.break();
    await vi.advanceTimersByTimeAsync(500);
    const after = join([...steps(3), step(4, 'move', 1)]);
    expect(after.of('act')[0]).toMatchObject({ after: 3 });
    after.say({ type: 'refused', refusal: no, ref: after.of('act')[0]?.ref ?? -1 });
    expect(await answer).toEqual(no);
  });

  it('chosen while the line was down is sent when it is back', async () => {
    start();
    join(steps(1)).break();
    void live.act('move');
    await settle();
    await vi.advanceTimersByTimeAsync(500);
    expect(join(steps(1)).of('act')).toHaveLength(1);
  });
});

describe('other questions', () => {
  it('get their own answers', async () => {
    start();
    const socket = join();
    const why = live.why('x');
    const look = live.look(2);
    const deed = live.do('resign');
    socket.say({ type: 'look', ref: socket.of('look')[0]?.ref ?? -1, scene: scene(2), position: 'p' });
    socket.say({ type: 'why', ref: socket.of('why')[0]?.ref ?? -1, refusal: no });
    socket.say({ type: 'standing', standing, ref: socket.of('do')[0]?.ref ?? -1 });
    expect(await why).toEqual(no);
    expect((await look).position).toBe('p');
    expect(await deed).toBeNull();
  });

  it('that must not be asked twice are given up with the line', async () => {
    start();
    const before = join();
    const deed = live.do('undo');
    before.break();
    await vi.advanceTimersByTimeAsync(500);
    const after = join();
    expect((await deed)?.key).toBe('web-live-lost');
    expect(after.of('do')).toHaveLength(0);
  });
});

describe('an action into a dead line', () => {
  it('is known to wait, and is sent again on the next one', async () => {
    start();
    const before = join();
    void live.act('move');
    await vi.advanceTimersByTimeAsync(2000);
    expect(live.silent).toBe(true);
    expect(before.of('ping')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect([live.status, live.acting, live.silent]).toEqual(['offline', 1, false]);
    await vi.advanceTimersByTimeAsync(500);
    const after = join();
    expect(after.of('act')).toMatchObject([{ after: 0, action: 'move' }]);
  });

  it('is not what an answer that takes long goes into', async () => {
    start();
    const socket = join();
    void live.act('move');
    await vi.advanceTimersByTimeAsync(2000);
    socket.say({ type: 'pong', now: 0 });
    expect(live.silent).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
    expect(live.status).toBe('online');
  });
});

describe('the line', () => {
  it('comes back by itself, more patiently each time', async () => {
    start();
    join().break();
    expect(live.status).toBe('offline');
    for (let attempt = 0; attempt < 8; attempt++) {
      const before = FakeSocket.all.length;
      await vi.advanceTimersByTimeAsync(6300);
      expect(FakeSocket.all.length).toBe(before + 1);
      FakeSocket.last.break();
    }
    await vi.advanceTimersByTimeAsync(1000);
    const before = FakeSocket.all.length;
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  it('is listened to: silence for too long means that it is dead', async () => {
    start();
    const socket = join();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(socket.of('ping')).toHaveLength(1);
    socket.say({ type: 'pong', now: 0 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(live.status).toBe('online');
    await vi.advanceTimersByTimeAsync(10_500);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('that the table closes stays closed', async () => {
    start();
    const socket = join();
    const why = live.why('x');
    socket.say({ type: 'bye', refusal: no });
    socket.break();
    expect(live.status).toBe('closed');
    expect(live.farewell).toEqual(no);
    expect(await why).toEqual(no);
    expect(await live.act('move')).toEqual(no);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('stops the clocks while the server cannot save, and keeps what was not answered', async () => {
    start();
    const socket = join();
    const running = {
      ...standing,
      seats: [seat(0, { mine: true, left: 60_000, running: true }), seat(1, { left: 60_000 })],
    };
    socket.say({ type: 'standing', standing: running, ref: null });
    let answered = false;
    void live.act('s1').then(() => (answered = true));
    await vi.advanceTimersByTimeAsync(1500);
    socket.say({ type: 'saving', ok: false });
    expect(live.saving).toBe(false);
    expect(live.standing?.seats.map((one) => [one.left, one.running])).toEqual([
      [58_500, false],
      [60_000, false],
    ]);
    expect(answered).toBe(false);
    socket.say({ type: 'saving', ok: true });
    socket.say(welcome([]));
    expect(live.saving).toBe(true);
    expect(socket.of('act')).toHaveLength(2);
    socket.say(played(1, { ref: socket.of('act')[1]?.ref ?? null }));
    await settle();
    expect(answered).toBe(true);
  });

  it('comes back when a server that could not even say who somebody is can save again', async () => {
    start();
    const socket = join();
    socket.say({ type: 'bye', refusal: { ...no, key: 'table-refused-not-stored' } });
    expect(live.status).toBe('offline');
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('comes back after a restart of the server', async () => {
    start();
    join().say({ type: 'bye', refusal: { ...no, key: 'table-refused-stopping' } });
    await vi.advanceTimersByTimeAsync(500);
    join();
    expect(live.status).toBe('online');
  });

  it('comes back without a token that no longer counts', async () => {
    renew = async () => void (token = null);
    start();
    FakeSocket.last.open();
    FakeSocket.last.say({ type: 'bye', refusal: { ...no, key: 'table-refused-bad-token' } });
    await settle();
    expect(FakeSocket.all).toHaveLength(2);
    expect(join().of('join')[0]?.token).toBeNull();
    expect(live.status).toBe('online');
  });

  it('remembers eyes, aids and whether the table may play what is forced', async () => {
    start();
    const socket = join();
    live.eyes(1);
    live.aids(true);
    live.auto(true); // nothing new
    live.auto(false);
    expect(socket.of('auto')).toEqual([{ type: 'auto', on: false }]);
    expect(socket.of('eyes')).toEqual([{ type: 'eyes', seat: 1 }]);
    socket.break();
    await vi.advanceTimersByTimeAsync(500);
    const again = join();
    expect(again.of('join')[0]).toMatchObject({ aids: true, auto: false });
    expect(again.of('eyes')).toEqual([{ type: 'eyes', seat: 1 }]);
  });

  it('keeps what is said until it is there, and hears each line once', async () => {
    start();
    live.say({ phrase: 'hello' });
    const socket = join();
    expect(socket.of('say')).toEqual([{ type: 'say', phrase: 'hello' }]);
    const line = { number: 1, at: 0, after: 0, seat: 0, name: 'Jana', watchers: false, text: null, phrase: 'hello' };
    socket.say({ type: 'chat', line });
    socket.say({ type: 'chat', line });
    expect(live.chat).toHaveLength(1);
  });
});
