/** What the player of Panic Station has in mind before he pays: all choosing, without any drawing. */
import type { Refusal, Scene } from '../../lib/protocol';
import type { Hand } from '../game';
import {
  cardsByCell,
  charactersOf,
  exitOf,
  legalOf,
  neighbour,
  roomsHit,
  viewOf,
  type BoardView,
  type Deed,
  type WayView,
} from './board';
import { cellOf, DIRECTIONS, type Direction } from './geometry';

/** What comes of a click: actions to play one after the other, or a wish that the server refuses with a reason. */
export type Wish = { play: Deed[]; way?: boolean; at: string } | { ask: string; at: string } | null;

/** The ways to act that need a further choice; what stands behind each is a part of the legal list. */
export const MODES = ['find', 'lay', 'term', 'shoot', 'heal', 'knife', 'aid', 'nade', 'bscan', 'signal'] as const;
export type Mode = (typeof MODES)[number];

/** Phases in which the list itself is the choice. */
const WHOLE = new Set(['give', 'armour', 'team_reply', 'relocate', 'place', 'encounter']);

/** The directions that no wall bars from a room, and those of them in which a room lies. */
function exitsOf(view: BoardView, room: string): { out: Direction[]; beside: Direction[] } {
  const card = cardsByCell(view).get(cellOf(room));
  const out = DIRECTIONS.filter((direction) => card && exitOf(view, card, room, direction) !== 'w');
  return { out, beside: out.filter((direction) => neighbour(view, room, direction)) };
}

export class StationHand implements Hand {
  /** The own character that acts. */
  who = $state<string | null>(null);
  mode = $state<Mode | null>(null);
  /** The action that is shown and waits for its confirmation. */
  chosen = $state.raw<Deed | null>(null);
  /** What the pointer is over: shown as long as nothing is chosen. */
  looked = $state.raw<Deed | null>(null);
  /** The room under the pointer, or with the focus of the keyboard. */
  room = $state<string | null>(null);
  /** The walk that is shown and waits for its confirmation. */
  route = $state.raw<WayView | null>(null);
  /** A room to walk to is asked for. */
  walking = $state(false);
  /** The hand card that is read. */
  reading = $state<string | null>(null);
  /** A room that was named as target where several actions are possible. */
  aim = $state<string | null>(null);
  refused = $state.raw<{ refusal: Refusal; at: string } | null>(null);

  #scene = $state.raw<Scene | null>(null);
  #playable = $state(false);
  readonly #confirm: () => boolean;

  legal: Deed[] = $derived(this.#scene && this.#playable ? legalOf(this.#scene) : []);
  view: BoardView | null = $derived(this.#scene ? viewOf(this.#scene) : null);
  shown: Deed | null = $derived(this.chosen ?? this.looked);

  /** The own characters that are alive. */
  own = $derived.by(() => {
    const seat = this.#scene?.eyes;
    if (!this.view || seat === null || seat === undefined) return [];
    return charactersOf(this.view, seat).filter((one) => one.life > 0);
  });

  /** What can be chosen now: the actions of the mode, or all of a phase that asks one thing. */
  list: Deed[] = $derived.by(() => {
    if (this.phase && WHOLE.has(this.phase)) return this.legal;
    return this.mode ? this.listOf(this.mode) : [];
  });

  /** The same, of the room that was aimed at. */
  aimed: Deed[] = $derived(
    this.aim && this.view
      ? this.list.filter((deed) => this.view && roomsHit(this.view, deed).includes(this.aim ?? ''))
      : this.list,
  );

  /** The ways of the picked character, by room. */
  ways: Map<string, WayView> = $derived.by(() => this.#waysOf(this.who));

  /** The way that is looked at. */
  way: WayView | null = $derived(
    this.route ?? (this.room && !this.list.length ? (this.ways.get(this.room) ?? null) : null),
  );

  constructor({ confirm }: { confirm: () => boolean }) {
    this.#confirm = confirm;
  }

  get active(): boolean {
    return this.legal.length > 0;
  }
  get phase(): string | null {
    return this.view?.phase ?? null;
  }

  /** The board has changed, or it is our turn now: what no longer fits is put down. */
  see(scene: Scene, playable: boolean): void {
    const before = this.#scene;
    if (before === scene && this.#playable === playable) return;
    const moved = before?.plies !== scene.plies || before?.eyes !== scene.eyes;
    this.#scene = scene;
    this.#playable = playable;
    if (moved || !playable) this.#putDown();
    if (this.mode && !this.listOf(this.mode).length) this.mode = null;
    if (!this.own.some(({ who }) => who === this.who)) this.who = this.own[0]?.who ?? null;
    if (moved && this.phase === 'turn') this.#pickAble();
    if (moved && this.phase === 'encounter' && this.view?.worker) this.pick(this.view.worker);
    if (this.phase === 'place' && !this.chosen) this.chosen = this.legal.find(({ kind }) => kind === 'put') ?? null;
  }

  /** If the picked character can do nothing more, the other one is picked, if it can. */
  #pickAble(): void {
    const able = (one: string | null): boolean => this.legal.some(({ who }) => who === one);
    if (!able(this.who)) this.who = this.own.find(({ who }) => able(who))?.who ?? this.who;
  }

  #putDown(): void {
    this.mode = null;
    this.chosen = null;
    this.looked = null;
    this.route = null;
    this.walking = false;
    this.reading = null;
    this.aim = null;
    this.refused = null;
  }

  #waysOf(who: string | null): Map<string, WayView> {
    const ways = this.phase === 'turn' && this.legal.length ? (this.view?.ways ?? []) : [];
    return new Map(ways.filter((way) => way.who === who && way.path.length).map((way) => [way.room, way]));
  }

  /** The legal actions of a mode; those of the picked character first where one acts. */
  listOf(mode: Mode): Deed[] {
    return this.legal
      .filter(({ kind }) => kind === mode)
      .filter(({ who }) => !who || mode === 'aid' || mode === 'shoot' || who === this.who);
  }

  /** Whether the other own character could do it. */
  otherCan(mode: Mode): string | null {
    const deed = this.legal.find(({ kind, who }) => kind === mode && who && who !== this.who);
    return deed?.who ?? null;
  }

  only(kind: string): Deed | undefined {
    return this.legal.find((deed) => deed.kind === kind);
  }

  /** What the cards of a kind in the hand can do. */
  usesOf(card: string): Deed[] {
    return this.legal.filter((deed) => deed.card === card);
  }

  pick(who: string): void {
    if (!this.own.some((one) => one.who === who)) return;
    this.who = who;
    this.chosen = null;
    this.route = null;
    this.aim = null;
    if (this.mode && !this.listOf(this.mode).length) this.mode = null;
  }

  /** The other own character. */
  swapWho(): void {
    const next = this.own.find(({ who }) => who !== this.who);
    if (next) this.pick(next.who);
  }

  /** Whether the other own character could walk somewhere. */
  get otherWalks(): string | null {
    return this.own.find(({ who }) => who !== this.who && this.#waysOf(who).size)?.who ?? null;
  }

  /** Asks for a room to walk to; where none can be reached, the server says why. */
  walk(): Wish {
    const before = this.walking;
    this.#putDown();
    if (before) return null;
    if (!this.ways.size && this.otherWalks) this.who = this.otherWalks;
    this.walking = this.ways.size > 0;
    const from = this.own.find((one) => one.who === this.who)?.room;
    if (this.walking || !from || !this.view || !this.legal.length) return null;
    const { out, beside } = exitsOf(this.view, from);
    return { ask: `mv ${this.who} ${beside[0] ?? out[0] ?? 'N'}`, at: from };
  }

  /** Whether a room lies behind any opening of those where the own characters stand. */
  get roomsBeside(): boolean {
    const { view } = this;
    return view !== null && this.own.some(({ room }) => room && exitsOf(view, room).beside.length);
  }

  /** Takes up a way to act. One that leaves no choice is shown at once. */
  take(mode: Mode): Wish {
    const before = this.mode;
    this.#putDown();
    if (before === mode) return null;
    if (!this.listOf(mode).length) {
      const other = this.otherCan(mode);
      if (!other) return this.#why(mode);
      this.who = other;
    }
    this.mode = mode;
    const list = this.listOf(mode);
    if (mode === 'lay') this.chosen = list.find(({ cell }) => cell) ?? list[0] ?? null;
    else if (list.length === 1) this.chosen = list[0] ?? null;
    return null;
  }

  /** What to ask the server about something that cannot be done. */
  #why(mode: Mode): Wish {
    const who = this.who ?? '';
    const room = this.own.find((one) => one.who === who)?.room ?? '';
    const asks: Record<Mode, string> = {
      find: `find ${who}`,
      lay: `lay ?`,
      term: `term ${who} scan`,
      shoot: `shoot ${who} std p:${room}:g`,
      heal: `heal ${who}`,
      knife: `knife ${who} p:${room}:g`,
      aid: `aid ${who} ${who}+2`,
      nade: `nade ${who} N`,
      bscan: `bscan ${who} ${who.charAt(0) === 'R' ? 'B' : 'R'}`,
      signal: `signal ${room}>0,0`,
    };
    return this.legal.length ? { ask: asks[mode], at: room } : null;
  }

  /** A click on a room. */
  press(room: string): Wish {
    this.refused = null;
    this.reading = null;
    const view = this.view;
    if (!view || !this.active) return null;
    const cell = cellOf(room);
    const places = this.list.filter((deed) => deed.cell === cell);
    if (places.length) return this.#pressPlace(places);
    const here = this.#aimedAt(room);
    if (here.length === 1 && here[0]) return this.room === room ? this.wish(here[0]) : this.#show(here[0]);
    if (here.length) {
      this.aim = this.aim === room ? null : room;
      return null;
    }
    if (this.phase !== 'turn') return null;
    const way = this.ways.get(room);
    if (way) return this.#pressWay(way);
    const standing = this.own.find((one) => one.room === room && one.who !== this.who);
    if (standing) {
      this.pick(standing.who);
      return null;
    }
    const from = this.own.find((one) => one.who === this.who)?.room;
    return from && from !== room ? { ask: `mv ${this.who} ${this.#roughly(from, room)}`, at: room } : null;
  }

  #roughly(from: string, to: string): string {
    const [x = 0, y = 0] = cellOf(from).split(',').map(Number);
    const [u = 0, v = 0] = cellOf(to).split(',').map(Number);
    return Math.abs(u - x) > Math.abs(v - y) ? (u > x ? 'E' : 'W') : v >= y ? 'N' : 'S';
  }

  /** A place for the room card: the first click shows it there, the next turns it. */
  #pressPlace(places: Deed[]): Wish {
    const at = places.findIndex(({ id }) => id === this.chosen?.id);
    this.chosen = places[(at + 1) % places.length] ?? null;
    return null;
  }

  /** Turns the room card that is shown. */
  turn(): boolean {
    const cell = this.chosen?.cell;
    const places = this.list.filter((deed) => deed.cell === cell && cell);
    if (places.length < 2) return false;
    this.#pressPlace(places);
    return true;
  }

  /** The next cell at which the room card could lie. */
  nextPlace(by: 1 | -1): boolean {
    const cells = [...new Set(this.list.flatMap(({ cell }) => (cell ? [cell] : [])))];
    if (cells.length < 2) return false;
    const at = cells.indexOf(this.chosen?.cell ?? '');
    const cell = cells[(at + by + cells.length) % cells.length];
    this.chosen = this.list.find((deed) => deed.cell === cell) ?? null;
    return true;
  }

  /** The actions of the list that are about a room. */
  #aimedAt(room: string): Deed[] {
    return this.list.filter((deed) => this.view && roomsHit(this.view, deed).includes(room));
  }

  /** What would be done in the room that is looked at, where only one thing can. */
  get there(): Deed | null {
    const here = this.room ? this.#aimedAt(this.room) : [];
    return here.length === 1 ? (here[0] ?? null) : null;
  }

  /** Shows an action; if it was shown before, it is wished. */
  #show(deed: Deed): Wish {
    if (this.chosen?.id === deed.id) return this.wish(deed);
    this.chosen = deed;
    return null;
  }

  /** A walk is seen before it costs anything: the pointer shows it, or else the first press. */
  #pressWay(way: WayView): Wish {
    const seen = this.route?.room === way.room || (this.room === way.room && !this.#confirm());
    if (seen) return this.#walk(way);
    this.chosen = null;
    this.reading = null;
    this.route = way;
    return null;
  }

  #walk(way: WayView): Wish {
    this.route = null;
    const first = this.legal.find(({ text }) => text === way.steps[0]);
    if (!first) return null;
    const play = way.steps.map((text) => this.legal.find((deed) => deed.text === text) ?? { ...first, id: -1, text });
    return { play, way: true, at: way.room };
  }

  /** An arrow key: the picked character goes one room. */
  step(direction: string): Wish {
    const move =
      this.legal.find((deed) => deed.kind === 'run' && deed.who === this.who && deed.direction === direction) ??
      this.legal.find((deed) => deed.kind === 'mv' && deed.who === this.who && deed.direction === direction);
    if (move) return { play: [move], at: '' };
    return this.phase === 'turn' && this.active && this.who
      ? { ask: `mv ${this.who} ${direction}`, at: this.own.find(({ who }) => who === this.who)?.room ?? '' }
      : null;
  }

  /** Something the player wants. A choice that cannot be taken back is shown first, and played when it is confirmed. */
  wish(deed: Deed): Wish {
    this.refused = null;
    const shown = this.chosen?.id === deed.id;
    if (!shown && (this.#confirm() || deed.kind === 'give' || deed.kind === 'burn' || deed.kind === 'concede')) {
      this.chosen = deed;
      return null;
    }
    this.chosen = null;
    this.looked = null;
    return { play: [deed], at: '' };
  }

  confirm(): Wish {
    const deed = this.chosen;
    if (!deed) return this.route && this.#walk(this.route);
    this.chosen = null;
    this.looked = null;
    return { play: [deed], at: deed.cell ?? '' };
  }

  /** Whether something is shown that waits for its confirmation. */
  get waits(): boolean {
    return this.chosen !== null || this.route !== null;
  }

  get held(): string | null {
    return this.chosen?.text ?? this.route?.steps.join(' ') ?? null;
  }

  /** What a hand card does in a turn if it is played now. */
  useOf(card: string): Deed | null {
    const turning = this.phase === 'turn' || this.phase === 'encounter';
    return turning ? (this.usesOf(card)[0] ?? null) : null;
  }

  /** A card is pointed at, or no longer: what it does can be read, unless another one was pressed to be read. */
  peruse(card: string, looked: boolean): void {
    if (looked) this.reading = card;
    else if (this.reading === card && this.chosen?.card !== card) this.reading = null;
  }

  /** A press on a card of the hand: a card is read before it is played, by pointing at it or by the first press. */
  pressCard(card: string): Wish {
    const read = this.reading === card;
    const use = this.useOf(card);
    this.refused = null;
    this.route = null;
    this.reading = card;
    if (!use) {
      this.chosen = null;
      return null;
    }
    const direct = use.kind === 'eq' || use.kind === 'boost';
    if (read) return direct ? this.wish(use) : this.take(use.kind as Mode);
    this.chosen = direct ? use : null;
    return null;
  }

  /** A press on a card that may be given: it is shown in the envelope. One that may not is only read. */
  offer(card: string): Wish {
    this.reading = card;
    this.chosen = this.legal.find((deed) => deed.kind === 'give' && deed.card === card) ?? null;
    return this.chosen || !this.active ? null : { ask: `give ${card}`, at: '' };
  }

  /** Takes up an action that was named instead of pointed at. */
  show(text: string): boolean {
    const deed = this.legal.find((legal) => legal.text === text);
    if (!deed) return false;
    this.#putDown();
    if (deed.who && this.own.some(({ who }) => who === deed.who)) this.who = deed.who;
    this.mode = (MODES as readonly string[]).includes(deed.kind) ? (deed.kind as Mode) : null;
    this.chosen = deed;
    return true;
  }

  cancel(): boolean {
    if (this.refused) this.refused = null;
    else if (this.route) this.route = null;
    else if (this.reading && !this.chosen) this.reading = null;
    else if (this.chosen && this.phase !== 'place' && this.mode !== 'lay') this.chosen = null;
    else if (this.aim) this.aim = null;
    else if (this.walking) this.walking = false;
    else if (this.mode) {
      this.mode = null;
      this.chosen = null;
    } else return false;
    this.looked = null;
    return true;
  }
}
