// One table over one socket. It connects again by itself, and nothing is played twice or lost on the way.
import { begin } from './activity';
import { ApiError } from './api';
import { me } from './person.svelte';
import type {
  Act,
  Agree,
  Answer,
  AskHint,
  AskWhy,
  ChatLine,
  Declined,
  Deed,
  Do,
  FromClient,
  FromTable,
  Hints,
  Look,
  Looked,
  NewScene,
  OfferKind,
  Person,
  Played,
  Proposal,
  Propose,
  Refusal,
  Scene,
  Standing,
  Step,
  Welcome,
} from './protocol';

export type LiveStatus = 'connecting' | 'online' | 'offline' | 'closed';

const FIRST_WAIT = 300; // milliseconds before the first attempt to connect again; every further one waits twice as long
const LONGEST_WAIT = 5000;
const HEARTBEAT = 10_000;
const PATIENT = 2000; // so long an action waits for any word; then the table is asked whether it is there, and as long again
const DEAF = 25_000; // so long without any message: the line is dead, even if nobody has said so
const TOO_MANY = 40; // steps that wait to be shown; beyond that one jumps to the end

/** Not everything that ends a connection ends it for good: after these the client comes back, */
const PASSING = [
  'table-refused-stopping',
  'table-refused-our-fault',
  'table-refused-too-fast',
  'table-refused-not-stored',
];
/** and after this one as somebody else. */
const UNKNOWN_TOKEN = 'table-refused-bad-token';
/** Somebody else did first what was in a hurry. */
const OVERTAKEN = 'table-refused-overtaken';

const LOST = refusal('web-live-lost', 'The connection was lost before the table answered.');
const CLOSED = refusal('web-live-closed', 'The connection to the table is closed.');

function refusal(key: string, text: string): Refusal {
  return { key, args: {}, clause: null, text };
}

/** What is not said again after a lost connection: nobody knows whether it was heard. */
const ONCE: ReadonlySet<string> = new Set(['do', 'answer', 'propose', 'agree']);

type Asked = Act | AskWhy | Look | Do | Answer | Propose | Agree | AskHint;

/** Something asked that waits for its answer. */
interface Question {
  message: Asked;
  sent: boolean;
  /** for an act: how the step reads when it is on record */
  text: string | null;
  answer: (refused: Refusal | null, looked?: Looked) => void;
  /** for a hint: what is thought so far, before the answer that is the last */
  heard?: (hints: Hints) => void;
  /** the page waits no longer */
  end: () => void;
}

export interface LiveOptions {
  /** whether scenes shall bring aids from the start */
  aids?: boolean;
  /** whether the table may play what is forced, where that is left to the player */
  auto?: boolean;
  token?: () => string | null;
  /** finds out whether the token still counts */
  renew?: () => Promise<void>;
  open?: (url: string) => WebSocket;
}

export class Live {
  status: LiveStatus = $state('connecting');
  you: Person | null = $state.raw(null);
  standing: Standing | null = $state.raw(null);
  /** the newest board, also while steps that led to it still wait in the queue */
  scene: Scene | null = $state.raw(null);
  log: Step[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** what is suggested now, where all win or lose together */
  proposals: Proposal[] = $state.raw([]);
  /** the last no to an offer; whoever shows it puts it away */
  declined: Declined | null = $state.raw(null);
  /** played but not yet shown: whoever shows it takes the steps one by one */
  queue: Played[] = $state([]);
  /** counts the times that the board changed without a step: whoever shows it goes to `scene` at once */
  jumps = $state(0);
  /** how many of one's own actions the table has not answered yet */
  acting = $state(0);
  /** whether the table has said nothing since an action was sent, for longer than an answer takes */
  silent = $state(false);
  /** performance.now() when the clocks in `standing` were right */
  heard = $state(0);
  /** whether the server can save; while it cannot, nothing is played and clocks stand */
  saving = $state(true);
  /** why the table closed the connection */
  farewell: Refusal | null = $state.raw(null);

  readonly table: string;
  #token: () => string | null;
  #renew: () => Promise<void>;
  #open: (url: string) => WebSocket;
  #socket: WebSocket | null = null;
  #ref = 0;
  #questions = new Map<number, Question>();
  #outbox: FromClient[] = [];
  #eyes: number | null | undefined;
  #aids: boolean;
  #auto: boolean;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #lastWord = 0;
  #listening: ReturnType<typeof setTimeout> | undefined;
  #lastAct: Promise<Refusal | null> = Promise.resolve(null);
  #wish = ''; // what the table is asked to play and has not answered, and on which board
  #away: (() => void) | null = null; // the page waits for the line
  #hurried: { wish: string; answer: Promise<Refusal | null> } | null = null; // the same for what is in a hurry

  constructor(table: string, { aids = false, auto = true, token, renew, open }: LiveOptions = {}) {
    this.table = table;
    this.#aids = aids;
    this.#auto = auto;
    this.#token = token ?? (() => me.token);
    this.#renew = renew ?? (() => me.start());
    this.#open = open ?? ((url) => new WebSocket(url));
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  // What one can say.

  /**
   * Plays an action; null if it is on record. One after the other: each counts on the board that the last one left.
   * The same action again before the table has answered, a double click, is sent once. Afterwards it is a new wish:
   * a take-back leads to the same number of actions, and the same action is as good as any other there.
   */
  act(action: number | string, seat?: number): Promise<Refusal | null> {
    const wish = JSON.stringify([this.scene?.plies, action, seat]);
    if (wish === this.#wish) return this.#lastAct;
    this.acting += 1;
    const turn = this.#lastAct
      .then(() => {
        const message: Act = { type: 'act', ref: 0, after: this.scene?.plies ?? 0, action, seat: seat ?? null };
        return this.#ask(message, notation(action, this.scene));
      })
      .then((refused) => {
        this.acting -= 1;
        if (this.#wish === wish) this.#wish = '';
        return refused;
      });
    this.#wish = wish;
    this.#lastAct = turn;
    return turn;
  }

  /**
   * Plays an action that others do not make wrong, such as turning a timer, at once: it waits for nothing and counts on
   * any board, unless what the mark stands for has changed. If somebody else was faster, all is as wished.
   */
  hurry(action: number | string, mark: number, seat?: number): Promise<Refusal | null> {
    const wish = JSON.stringify([action, mark, seat]);
    if (this.#hurried?.wish === wish) return this.#hurried.answer;
    const message: Act = { type: 'act', ref: 0, after: this.scene?.plies ?? 0, action, seat: seat ?? null, mark };
    const answer = this.#ask(message).then((refused) => {
      this.#hurried = null;
      return refused?.key === OVERTAKEN ? null : refused;
    });
    this.#hurried = { wish, answer };
    return answer;
  }

  /** Why an action cannot be played; null if it can. */
  why(action: number | string, seat?: number): Promise<Refusal | null> {
    return this.#ask({ type: 'why', ref: 0, action, seat: seat ?? null });
  }

  /** The board as it was after so many actions. */
  look(plies: number): Promise<Looked> {
    return new Promise((resolve, reject) => {
      this.#put({ type: 'look', ref: 0, plies }, null, (refused, looked) =>
        looked ? resolve(looked) : reject(new ApiError(refused ?? CLOSED, 0)),
      );
    });
  }

  /**
   * What would you do? Told again and again, until it is done or the board changes; null if it was not refused.
   * Who asks again, or says that it is enough, hears nothing more of what he asked before.
   */
  hint(heard: (hints: Hints) => void, seat?: number): Promise<Refusal | null> {
    this.noHint();
    return new Promise((resolve) => this.#put({ type: 'hint', ref: 0, seat: seat ?? null }, null, resolve, heard));
  }

  /** Enough of hints. */
  noHint(): void {
    for (const { message } of [...this.#questions.values()])
      if (message.type === 'hint') this.#settle(message.ref, null);
  }

  /** Does something besides playing. */
  do(what: Deed, extra: { seat?: number; to?: number } = {}): Promise<Refusal | null> {
    this.declined = null;
    return this.#ask({ type: 'do', ref: 0, what, seat: extra.seat ?? null, to: extra.to ?? null });
  }

  /** Yes or no to an offer. */
  answer(offer: OfferKind, yes: boolean): Promise<Refusal | null> {
    return this.#ask({ type: 'answer', ref: 0, offer, yes });
  }

  /** Suggests actions, in notation; none takes back what was suggested before. */
  propose(texts: string[], seat?: number): Promise<Refusal | null> {
    return this.#ask({ type: 'propose', ref: 0, after: this.scene?.plies ?? 0, texts, seat: seat ?? null });
  }

  /** Likes what a seat suggests, or no longer. */
  agree(to: number, yes: boolean, seat?: number): Promise<Refusal | null> {
    return this.#ask({ type: 'agree', ref: 0, to, yes, seat: seat ?? null });
  }

  /** Says something in one's own words, or a phrase. */
  say(what: { text: string } | { phrase: string }): void {
    this.#post({ type: 'say', ...what });
  }

  /** Looks with the eyes of another of one's seats. */
  eyes(seat: number | null): void {
    this.#eyes = seat;
    if (this.status === 'online') this.#send({ type: 'eyes', seat });
  }

  /** Wants aids with every board, or not. */
  aids(on: boolean): void {
    if (on === this.#aids) return;
    this.#aids = on;
    if (this.status === 'online') this.#send({ type: 'aids', on });
  }

  /** Lets the table play what is forced, where that is left to the player, or not. */
  auto(on: boolean): void {
    if (on === this.#auto) return;
    this.#auto = on;
    if (this.status === 'online') this.#send({ type: 'auto', on });
  }

  /** Leaves the table's line for good. */
  close(): void {
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#end(CLOSED);
  }

  // The line.

  #connect(): void {
    clearTimeout(this.#retry);
    this.#away ??= begin();
    const socket = this.#open(address());
    this.#socket = socket;
    this.#lastWord = performance.now();
    socket.onopen = () => {
      const token = this.#token();
      this.#send({ type: 'join', table: this.table, token, log: true, aids: this.#aids, auto: this.#auto });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#lastWord = performance.now();
      this.#relax();
      this.#hear(JSON.parse(event.data) as FromTable);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#check(), HEARTBEAT);
  }

  /** The line is down: try again after a while, which differs a little from client to client. */
  #lose(): void {
    this.#drop();
    this.#away ??= begin();
    this.status = 'offline';
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #drop(): void {
    clearInterval(this.#beat);
    this.#relax();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #end(why: Refusal): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.status = 'closed';
    this.#arrive();
    for (const question of [...this.#questions.values()]) this.#settle(question.message.ref, why);
  }

  /** An action went out: if the table says nothing at all, ask it; if it still does, the line is dead. */
  #listen(): void {
    clearTimeout(this.#listening);
    this.#listening = setTimeout(() => {
      this.silent = true;
      this.#send({ type: 'ping' });
      this.#listening = setTimeout(() => this.#lose(), PATIENT);
    }, PATIENT);
  }

  #relax(): void {
    clearTimeout(this.#listening);
    this.silent = false;
  }

  #check(): void {
    if (performance.now() - this.#lastWord > DEAF) this.#lose();
    else if (this.status === 'online') this.#send({ type: 'ping' });
  }

  /** The browser is back: no reason to wait any longer. */
  #hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.status === 'offline' && !this.#socket) {
      this.#wait = FIRST_WAIT;
      this.#connect();
    } else if (this.status === 'online') this.#check();
  };

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Sends now, or as soon as there is a line. */
  #post(message: FromClient): void {
    if (this.status === 'online') this.#send(message);
    else if (this.status !== 'closed') this.#outbox.push(message);
  }

  #ask(message: Asked, text: string | null = null): Promise<Refusal | null> {
    return new Promise((resolve) => this.#put(message, text, resolve));
  }

  #put(message: Asked, text: string | null, answer: Question['answer'], heard?: Question['heard']): void {
    if (this.status === 'closed') return answer(this.farewell ?? CLOSED);
    message.ref = ++this.#ref;
    const sent = this.status === 'online';
    const end = heard ? () => undefined : begin(); // hints are told for as long as somebody thinks
    this.#questions.set(message.ref, { message, sent, text, answer, end, ...(heard ? { heard } : {}) });
    if (sent) this.#send(message);
    if (sent && message.type === 'act') this.#listen();
  }

  #settle(ref: number | null, refused: Refusal | null, looked?: Looked): void {
    const question = ref === null ? undefined : this.#questions.get(ref);
    if (!question) return;
    this.#questions.delete(question.message.ref);
    question.answer(refused, looked);
    void Promise.resolve().then(question.end); // what follows from the answer has begun by then
  }

  // What the table says.

  #hear(message: FromTable): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'played':
        return this.#played(message);
      case 'scene':
        return this.#newScene(message);
      case 'standing':
        this.#stand(message.standing);
        return this.#settle(message.ref, null);
      case 'chat':
        if (message.line.number > (this.chat.at(-1)?.number ?? -1)) this.chat = [...this.chat, message.line];
        return;
      case 'declined':
        this.declined = message;
        return;
      case 'proposed':
        this.proposals = message.proposals;
        return this.#settle(message.ref, null);
      case 'refused':
        return this.#settle(message.ref, message.refusal);
      case 'why':
        return this.#settle(message.ref, message.refusal);
      case 'look':
        return this.#settle(message.ref, null, message);
      case 'hints':
        this.#questions.get(message.ref)?.heard?.(message.hints);
        if (message.hints.done) this.#settle(message.ref, null);
        return;
      case 'saving':
        this.saving = message.ok;
        if (!message.ok) this.#stopClocks();
        return;
      case 'pong':
        return;
      case 'bye':
        return this.#leave(message.refusal);
    }
  }

  #leave(why: Refusal): void {
    if (PASSING.includes(why.key)) return this.#lose();
    const token = this.#token();
    if (why.key === UNKNOWN_TOKEN && token) {
      // The server has forgotten the token: find out, and come back without it, to watch at least.
      this.#lose();
      clearTimeout(this.#retry);
      void this.#renew().then(() => (this.#token() === token ? this.#part(why) : this.#connect()));
    } else this.#part(why);
  }

  #part(why: Refusal): void {
    this.farewell = why;
    this.#end(why);
  }

  #welcome(message: Welcome): void {
    this.#wait = FIRST_WAIT;
    this.you = message.you;
    this.log = message.log;
    this.chat = message.chat;
    this.proposals = message.proposals;
    this.saving = true;
    this.#stand(message.standing);
    this.#jump(message.scene);
    this.status = 'online';
    if (this.#eyes !== undefined && this.#eyes !== message.scene.eyes) this.#send({ type: 'eyes', seat: this.#eyes });
    for (const question of [...this.#questions.values()]) this.#askAgain(question);
    for (const waiting of this.#outbox.splice(0)) this.#send(waiting);
    this.#arrive();
  }

  #arrive(): void {
    this.#away?.();
    this.#away = null;
  }

  /** After a lost connection: what was done is done, what is safe to say twice is said again. */
  #askAgain(question: Question): void {
    const { message, sent, text } = question;
    if (sent && message.type === 'act' && this.#isRecorded(message, text)) this.#settle(message.ref, null);
    else if (sent && ONCE.has(message.type)) this.#settle(message.ref, LOST);
    else {
      question.sent = true;
      this.#send(message);
    }
  }

  #isRecorded(act: Act, text: string | null): boolean {
    const step = this.log[act.after];
    if (!step || (act.seat ?? step.seat) !== step.seat) return false;
    const mine = this.standing?.seats.some((seat) => seat.seat === step.seat && seat.mine) ?? false;
    return mine && text !== null && step.text === text;
  }

  #played(message: Played): void {
    const known = this.scene?.plies ?? 0;
    if (message.step.number > known + 1) return this.#lose(); // a step is missing: the next welcome brings all of them
    if (message.step.number === known + 1) this.#take(message);
    this.#settle(message.ref, null);
  }

  #take(message: Played): void {
    this.log = [...this.log, message.step];
    this.scene = message.scene;
    const { standing } = this;
    if (standing) {
      const seats = standing.seats.map((seat, index) => ({
        ...seat,
        left: message.left[index] ?? null,
        running: message.running.includes(seat.seat),
      }));
      const { can, undo_to, undo_last, undo_off, timer } = message;
      this.#stand({ ...standing, seats, can, undo_to, undo_last, undo_off, timer });
    }
    this.queue.push(message);
    if (this.queue.length > TOO_MANY) this.#jump(message.scene);
  }

  #newScene({ scene, log }: NewScene): void {
    const before = this.scene;
    const last = this.queue.at(-1);
    if (before && scene.plies === before.plies && scene.eyes === before.eyes) {
      // The same board with or without aids: nothing moves, and what waits to be shown ends with this board.
      if (last) this.queue[this.queue.length - 1] = { ...last, scene };
      this.scene = scene;
      return;
    }
    this.log = log ?? this.log.slice(0, scene.plies);
    this.#jump(scene);
  }

  #jump(scene: Scene): void {
    this.scene = scene;
    this.queue = [];
    this.jumps += 1;
  }

  /** Lets all clocks stand where they are, until the table says how they go on. */
  #stopClocks(): void {
    const { standing } = this;
    if (!standing) return;
    const passed = performance.now() - this.heard;
    const stopped = <T extends { left: number | null; running: boolean }>(clock: T): T =>
      clock.running && clock.left !== null
        ? { ...clock, left: Math.max(0, clock.left - passed), running: false }
        : { ...clock, running: false };
    const timer = standing.timer && stopped(standing.timer);
    this.#stand({ ...standing, seats: standing.seats.map(stopped), timer });
  }

  #stand(standing: Standing): void {
    this.standing = standing;
    this.heard = performance.now();
  }
}

function address(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/live`;
}

/** How an action reads in the log: its notation, which a legal action carries beside its number. */
function notation(action: number | string, scene: Scene | null): string | null {
  if (typeof action === 'string') return action;
  const found = (scene?.legal as { id?: number; text?: string }[] | undefined)?.find((legal) => legal.id === action);
  return found?.text ?? null;
}
