/** What the player of Panic Station has in mind before he pays: all choosing, without any drawing. */
import type { Refusal, Scene } from '../../lib/protocol';
import type { Hand } from '../game';
import { charactersOf, legalOf, roomsHit, viewOf, type BoardView, type Deed, type WayView } from './board';
import { cellOf } from './geometry';

/** What comes of a click: actions to play one after the other, or a wish that the server refuses with a reason. */
export type Wish = { play: Deed[]; way?: boolean; at: string } | { ask: string; at: string } | null;

/** The ways to act that need a further choice; what stands behind each is a part of the legal list. */
export const MODES = ['find', 'lay', 'term', 'shoot', 'heal', 'knife', 'aid', 'nade', 'bscan', 'signal'] as const;
export type Mode = (typeof MODES)[number];

/** Phases in which the list itself is the choice. */
const WHOLE = new Set(['give', 'armour', 'team_reply', 'relocate', 'place', 'encounter']);

export class StationHand implements Hand {
  /** The own character that acts. */
  who = $state<string | null>(null);
  mode = $state<Mode | null>(null);
  /** The action that is shown and waits for its confirmation. */
  chosen = $state.raw<Deed | null>(null);
  /** What the pointer is over: shown as long as nothing is chosen. */
  looked = $state.raw<Deed | null>(null);
  /** The room under the pointer. */
  room = $state<string | null>(null);
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
  ways: Map<string, WayView> = $derived.by(() => {
    const found = new Map<string, WayView>();
    if (!this.view || this.phase !== 'turn' || !this.legal.length) return found;
    for (const way of this.view.ways) if (way.who === this.who && way.path.length) found.set(way.room, way);
    return found;
  });

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
    this.aim = null;
    this.refused = null;
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
    this.aim = null;
    if (this.mode && !this.listOf(this.mode).length) this.mode = null;
  }

  /** The other own character. */
  swapWho(): void {
    const next = this.own.find(({ who }) => who !== this.who);
    if (next) this.pick(next.who);
  }

  /** Takes up a way to act. One that leaves no choice is shown at once. */
  take(mode: Mode): Wish {
    this.refused = null;
    this.aim = null;
    this.chosen = null;
    if (this.mode === mode) {
      this.mode = null;
      return null;
    }
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
    const view = this.view;
    if (!view || !this.active) return null;
    const cell = cellOf(room);
    const places = this.list.filter((deed) => deed.cell === cell);
    if (places.length) return this.#pressPlace(places);
    const here = this.list.filter((deed) => roomsHit(view, deed).includes(room));
    if (here.length === 1 && here[0]) return this.wish(here[0]);
    if (here.length) {
      this.aim = this.aim === room ? null : room;
      return null;
    }
    if (this.phase !== 'turn') return null;
    const way = this.ways.get(room);
    if (way) return this.#walk(way);
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

  #walk(way: WayView): Wish {
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
    if (!deed) return null;
    this.chosen = null;
    this.looked = null;
    return { play: [deed], at: deed.cell ?? '' };
  }

  get held(): string | null {
    return this.chosen?.text ?? null;
  }

  /** Takes up an action that was named instead of pointed at. */
  show(text: string): boolean {
    const deed = this.legal.find((legal) => legal.text === text);
    if (!deed) return false;
    this.refused = null;
    this.aim = null;
    if (deed.who && this.own.some(({ who }) => who === deed.who)) this.who = deed.who;
    this.mode = (MODES as readonly string[]).includes(deed.kind) ? (deed.kind as Mode) : null;
    this.chosen = deed;
    return true;
  }

  cancel(): boolean {
    if (this.refused) this.refused = null;
    else if (this.chosen && this.phase !== 'place' && this.mode !== 'lay') this.chosen = null;
    else if (this.aim) this.aim = null;
    else if (this.mode) {
      this.mode = null;
      this.chosen = null;
    } else return false;
    this.looked = null;
    return true;
  }
}
