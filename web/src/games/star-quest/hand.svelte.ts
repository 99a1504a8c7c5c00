/** What is picked up at Star Quest: a figure that is looked at, a weapon, a square or target; and the plan that follows. */
import { begin } from '../../lib/activity';
import type { Refusal, Scene } from '../../lib/protocol';
import type { Act, Hand } from '../game';
import {
  isBlip,
  legalOf,
  outlookOf,
  ownerOf,
  squareOf,
  standingOf,
  viewOf,
  wayTo,
  type ActionView,
  type OutlookView,
  type ProspectView,
  type View,
  type WayView,
} from './board';
import { cast } from './cast.svelte';
import { doorSquares } from './geometry';
import { figureWords } from './notes';

/** One step of a plan; which action it is, is looked up when its time comes. */
export type Wish =
  | { select: string }
  | { step: string } // to a square
  | { attack: string; how: string } // a figure, and how
  | { choose: string; card: string }; // of a loadout: the kind of choice, and what

/** What comes of a click: a plan, an action, a question for the server (why not, what is in the way), or only a look. */
export type Deed =
  | { plan: Wish[]; at: string }
  | { play: ActionView; at: string }
  | { ask: string; at: string }
  | { line: [string, string]; figure: string; target: string; at: string }
  | null;

/** Why something is not possible, where it was tried, and the line that is not free. */
export interface Refused {
  refusal: Refusal;
  at: string;
  line?: [string, string];
}

export interface Caution {
  confirm: () => boolean;
}

/** Kinds of actions that name a square of the board. */
const ON_SQUARES = new Set(['at', 'clone', 'dread', 'chip', 'holo', 'bomb']);
/** Kinds that name a figure on the board, besides attacks. */
const ON_FIGURES = new Set(['shoot', 'trap', 'call', 'empty', 'swap', 'again', 'inspect', 'redeploy']);
/** Attacks on one figure. */
const ATTACKS = new Set(['fire', 'close', 'close_tg', 'hit']);
const BERTHS = 6; // squares of a docking bay
/** Kinds that aim at something first. */
const AIMED = new Set(['holo', 'bomb', 'ray', 'tinker']);

export class StarHand implements Hand {
  /** The own figure or blip that is looked at before it is selected; selecting cannot be taken back. */
  looked = $state<string | null>(null);
  /** The square under the pointer or the cursor of the keyboard. */
  over = $state<string | null>(null);
  /** Where the keyboard's cursor is; moving the pointer over the plan puts it away. */
  cursor = $state<string | null>(null);
  /** The square that was pressed and waits for its confirmation. */
  pinned = $state<string | null>(null);
  /** The way of attacking that was chosen where there are several: `fire`, `close`, `holo`, `ray` ... */
  mode = $state<string | null>(null);
  /** The direction of a ray that is looked at. */
  aim = $state<string | null>(null);
  /** The kind of chip that is to be placed. */
  kind = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Whether the player was asked if he really wants to end his turn. */
  ending = $state(false);
  #wishes = $state.raw<Wish[]>([]);
  #planEnds: (() => void) | null = null; // the page is busy as long as there is a plan

  /** Whether a wrong choice is taken back: then a press selects at once. */
  practice = false;
  /** What the main button of the bar does, for the keyboard. */
  main: (() => void) | null = null;

  #scene = $state.raw<Scene | null>(null);
  #playable = $state(false);
  #met = ''; // whom the plan reckons with: when that changes, it stops
  #sent = -1;

  readonly view: View | null = $derived(this.#scene ? viewOf(this.#scene) : null);
  readonly legal: ActionView[] = $derived(this.#scene && this.#playable ? legalOf(this.#scene) : []);
  readonly byKind: Map<string, ActionView[]> = $derived.by(() => {
    const found = new Map<string, ActionView[]>();
    for (const action of this.legal) found.set(action.kind, [...(found.get(action.kind) ?? []), action]);
    return found;
  });
  readonly active: boolean = $derived(this.legal.length > 0);
  readonly standing: Map<string, string> = $derived(this.view ? standingOf(this.view) : new Map());

  /** Figures and blips that can be selected now. */
  readonly selectable: Map<string, ActionView> = $derived(
    new Map((this.byKind.get('select') ?? []).map((action) => [action.figure ?? action.text, action])),
  );

  /** The figure that all is about: the one whose activation is open, or the one that is looked at. */
  readonly figure: string | null = $derived(
    this.view?.actor && this.active && !this.selectable.size ? this.view.actor.figure : this.looked,
  );
  /** Whether its activation is open. */
  readonly open: boolean = $derived(this.active && this.figure !== null && this.view?.actor?.figure === this.figure);
  readonly from: string | null = $derived(this.figure && this.view ? squareOf(this.view, this.figure) : null);
  readonly outlook: OutlookView | undefined = $derived(this.view ? outlookOf(this.view, this.figure) : undefined);

  /** The weapons and other ways between which one has to choose before one aims. */
  readonly modes: string[] = $derived.by(() => {
    const found: string[] = [];
    if (this.byKind.has('fire')) found.push('fire');
    for (const kind of ['null', 'holo', 'bomb', 'ray', 'tinker']) if (this.byKind.has(kind)) found.push(kind);
    return found;
  });

  /** Attacks on figures that are legal now, by the figure. */
  readonly attacks: Map<string, ActionView[]> = $derived.by(() => {
    const found = new Map<string, ActionView[]>();
    for (const action of this.legal)
      if (ATTACKS.has(action.kind) && action.target)
        found.set(action.target, [...(found.get(action.target) ?? []), action]);
    return found;
  });

  /** What is aimed with now. */
  readonly aiming: string | null = $derived(
    this.mode && this.byKind.has(this.mode) && AIMED.has(this.mode)
      ? this.mode
      : !this.byKind.has('fire') &&
          !this.byKind.has('step') &&
          !this.attacks.size &&
          this.modes.length === 1 &&
          AIMED.has(this.modes[0] ?? '')
        ? (this.modes[0] ?? null)
        : null,
  );

  /** Enemies that the figure could attack, now or after a move: the best way for each. */
  readonly prospects: Map<string, ProspectView> = $derived.by(() => {
    const found = new Map<string, ProspectView>();
    for (const prospect of this.outlook?.prospects ?? []) {
      const known = found.get(prospect.target);
      if (!known || better(prospect, known)) found.set(prospect.target, prospect);
    }
    return found;
  });

  /** Squares and figures that a choice names: placing, choosing, aiming. */
  readonly choices: Map<string, ActionView[]> = $derived.by(() => {
    const found = new Map<string, ActionView[]>();
    const add = (square: string | null, action: ActionView) =>
      square && found.set(square, [...(found.get(square) ?? []), action]);
    for (const action of this.legal) {
      if (AIMED.has(action.kind) && action.kind !== this.aiming) continue;
      if (action.kind === 'chip' && action.card !== this.kind) continue;
      if (ON_SQUARES.has(action.kind)) add(action.square ?? null, action);
      else if (ON_FIGURES.has(action.kind) && this.view)
        add(squareOf(this.view, action.figure ?? action.target ?? ''), action);
    }
    return found;
  });

  /** Doors that can be opened, or chosen. */
  readonly doors: Map<string, ActionView> = $derived(
    new Map(
      this.legal
        .filter(({ kind, door }) => door && (kind === 'open' || kind === 'door'))
        .map((action) => [action.door ?? '', action]),
    ),
  );

  /** The rays that can be fired, by direction. */
  readonly rays: Map<string, ActionView> = $derived(
    new Map(
      this.legal
        .filter(({ kind }) => kind === this.aiming && (kind === 'ray' || kind === 'tinker'))
        .map((action) => [`${action.square ?? ''}${action.direction ?? ''}`, action]),
    ),
  );

  /** The ray that is looked at: the one that touches the square under the pointer. */
  readonly ray: ActionView | null = $derived.by(() => {
    const square = this.pinned ?? this.over;
    const touching = square ? [...this.rays.values()].find(({ area }) => area?.includes(square)) : undefined;
    return touching ?? (this.aim ? (this.rays.get(this.aim) ?? null) : null);
  });

  /** The squares to which a press walks, each with the way that is meant: home leads any free square of the bay. */
  readonly ends: Map<string, WayView> = $derived.by(() => {
    const ways = (this.outlook?.ways ?? []).filter(({ end }) => end !== false);
    const found = new Map(ways.map((way) => [way.square, way]));
    const home = ways.find((way) => way.home);
    // Mates who have stayed may stand at the port, where they would be pressed instead.
    for (let place = 1; home && place <= BERTHS; place++) {
      const square = home.square.slice(0, -1) + place;
      if (!this.standing.has(square) && !found.has(square)) found.set(square, home);
    }
    return found;
  });

  /** Whether the square in question was chosen, by a press or with the keyboard: what is only pointed at changes no button. */
  readonly chosen: boolean = $derived(this.pinned !== null || this.cursor !== null);

  /** What is shown: the way to the square in question. */
  readonly way: string[] | null = $derived.by(() => {
    const square = this.pinned ?? this.over;
    if (!square || this.aiming || this.targetAt(square)) return null;
    return this.#wayTo(square);
  });

  /** The enemy in question, with what could be done to him. */
  readonly target: string | null = $derived.by(() => {
    const square = this.pinned ?? this.over;
    return square ? this.targetAt(square) : null;
  });

  /** The ways in which the enemy in question can be attacked from here, all of them legal now. */
  readonly ways: ActionView[] = $derived.by(() => {
    const target = this.target;
    if (!target || !this.active) return [];
    const found = [...(this.attacks.get(target) ?? [])];
    for (const { how, square } of this.outlook?.prospects.filter((one) => one.target === target) ?? []) {
      const way = square || !this.open ? undefined : this.#assault(target, how);
      if (way && !found.includes(way)) found.push(way);
    }
    return found.sort(byChance(target));
  });

  /** The attack on the enemy in question: in the chosen way, else in the one that promises most. */
  readonly attack: ActionView | null = $derived(
    this.ways.find(({ kind }) => kind === this.mode) ?? this.ways[0] ?? null,
  );

  /** The enemy in question can be attacked after a move. */
  readonly prospect: ProspectView | null = $derived(
    this.target && !this.attack ? (this.prospects.get(this.target) ?? null) : null,
  );

  /** Where the figure would go first. */
  readonly approach: string[] | null = $derived(
    this.prospect?.square && this.from ? wayTo(this.outlook, this.from, this.prospect.square) : null,
  );

  /** The blast or ray in question. */
  readonly blast: ActionView | null = $derived.by(() => {
    if (this.ray) return this.ray;
    const square = this.pinned ?? this.over;
    if (!square || !this.aiming) return null;
    return (this.choices.get(square) ?? []).find(({ kind }) => kind === this.aiming) ?? null;
  });

  readonly #caution: Caution;

  constructor(caution: Caution) {
    this.#caution = caution;
  }

  /** The board has changed, or it is our turn now: what no longer fits is put down. */
  see(scene: Scene, playable: boolean): void {
    const before = this.#scene;
    if (before === scene && this.#playable === playable) return;
    const moved = before?.plies !== scene.plies || before?.eyes !== scene.eyes;
    this.#scene = scene;
    this.#playable = playable;
    if (moved) {
      this.pinned = null;
      this.refused = null;
      this.ending = false;
      this.aim = null;
      if (this.mode && !this.byKind.has(this.mode)) this.mode = null;
      if (this.plan.length && this.#met !== this.#around()) this.#follow([]);
    }
    if (this.looked && playable && (this.view?.actor?.figure === this.looked || !this.selectable.has(this.looked)))
      if (!this.plan.length) this.looked = null;
    if (this.kind && playable && !(this.byKind.get('chip') ?? []).some(({ card }) => card === this.kind))
      this.kind = null;
  }

  /** What is still to be done of a plan. */
  get plan(): readonly Wish[] {
    return this.#wishes;
  }

  #follow(plan: Wish[]): void {
    this.#wishes = plan;
    if (plan.length) this.#planEnds ??= begin();
    else {
      this.#planEnds?.();
      this.#planEnds = null;
    }
  }

  only(kind: string): ActionView | undefined {
    return this.byKind.get(kind)?.[0];
  }

  all(kind: string): ActionView[] {
    return this.byKind.get(kind) ?? [];
  }

  /** The enemy on a square that could be attacked. */
  targetAt(square: string): string | null {
    const name = this.standing.get(square);
    return name && (this.attacks.has(name) || this.prospects.has(name)) ? name : null;
  }

  #wayTo(square: string): string[] | null {
    const end = this.ends.get(square);
    return end ? wayTo(this.outlook, this.from, end.square) : null;
  }

  /** Looks at an own figure. */
  look(figure: string | null): void {
    if (figure && !this.selectable.has(figure)) return;
    this.looked = figure;
    this.pinned = null;
    this.mode = null;
    this.refused = null;
  }

  /** The next or previous figure that can still act. */
  cycle(by: 1 | -1): boolean {
    const names = [...this.selectable.keys()];
    if (!names.length) return false;
    const at = names.indexOf(this.looked ?? '');
    this.look(names[(at + by + names.length + (at < 0 && by < 0 ? 1 : 0)) % names.length] ?? null);
    return true;
  }

  /** A click on a square; `careful` where the first touch only shows. */
  press(square: string, careful = false): Deed {
    this.refused = null;
    this.ending = false;
    if (!this.active) return null;
    const asks = careful || this.#caution.confirm();
    const again = this.pinned === square;
    const hold = (deed: Deed, shows = asks): Deed => {
      if (shows && !again) {
        this.pinned = square;
        return null;
      }
      this.pinned = null;
      return deed;
    };
    const choice = this.#choiceAt(square);
    if (choice) return hold({ play: choice, at: square }, asks || endangers(choice));
    if (this.aiming) {
      this.over = square;
      return this.ray ? hold({ play: this.ray, at: square }, asks || endangers(this.ray)) : null;
    }
    if (this.targetAt(square)) {
      this.over = square;
      if (!again) this.pinned = null;
      const deed = this.#attackDeed(square);
      // Where there are several ways, the first press shows them: their buttons are beside the board. Nobody hits
      // figures of their own side with one press either: the first one shows who is in danger.
      if (deed) return hold(deed, asks || this.ways.length > 1 || endangers(this.attack ?? this.prospect));
    }
    const name = this.standing.get(square);
    if (name && this.selectable.has(name)) {
      // Where nothing is known of it before it is selected, there is nothing to look at.
      const known = this.view?.outlooks.some(({ figure }) => figure === name) && !this.practice;
      const twice = this.looked === name || !known;
      this.look(name);
      return twice ? this.#plan([{ select: name }], square) : null;
    }
    return this.#walk(square, hold);
  }

  #walk(square: string, hold: (deed: Deed) => Deed): Deed {
    if (!this.figure) return this.#strange(square);
    if (square === this.from) return null;
    const way = this.#wayTo(square);
    if (!way) {
      const strange = isBlip(this.standing.get(square) ?? '') ? this.#strange(square) : null;
      if (strange) return strange;
      const target = this.#enemyAt(square);
      if (target && this.from) return { line: [this.from, square], figure: this.figure, target, at: square };
      this.refused = {
        refusal: {
          key: 'star-quest-board-no-way',
          args: { square, figure: figureWords(this.figure) },
          clause: null,
          text: '',
        },
        at: square,
      };
      return null;
    }
    return hold(this.#plan([...this.#select(), ...way.map((step) => ({ step }))], square));
  }

  /** A figure of the other side that stands on a square. */
  #enemyAt(square: string): string | null {
    const name = this.standing.get(square);
    if (!name || isBlip(name) || !this.figure) return null;
    return (ownerOf(name) === 'CHAOS') === (ownerOf(this.figure) === 'CHAOS') ? null : name;
  }

  /** Why a figure or blip cannot be used that was pressed: an own one could act, any other could be attacked. */
  #strange(square: string): Deed {
    const name = this.standing.get(square);
    if (!name || this.view?.phase === 'loadout') return null;
    const me = cast.of(this.#scene?.eyes ?? -1);
    if (ownerOf(name) === me) return { ask: name, at: square };
    const attacker = this.figure ?? this.view?.figures.find(({ figure }) => ownerOf(figure) === me)?.figure;
    return attacker ? { ask: `${attacker} close ${name}`, at: square } : null;
  }

  #choiceAt(square: string): ActionView | null {
    const found = this.choices.get(square) ?? [];
    return found.find(({ kind }) => kind === this.aiming) ?? found[0] ?? null;
  }

  #attackDeed(square: string): Deed {
    const { attack, prospect, target } = this;
    if (attack) return { play: attack, at: square };
    if (!prospect || !target) return null;
    const way = prospect.square ? (this.approach ?? []) : [];
    return this.#plan(
      [...this.#select(), ...way.map((step) => ({ step })), { attack: target, how: prospect.how }],
      square,
    );
  }

  #select(): Wish[] {
    return this.open || !this.figure ? [] : [{ select: this.figure }];
  }

  #plan(plan: Wish[], at: string): Deed {
    return { plan, at };
  }

  /** The main button or Enter: what is shown is played. */
  confirm(): Deed {
    const square = this.pinned ?? this.over;
    if (!this.active) return null;
    if (this.blast) return { play: this.blast, at: square ?? '' };
    if (square) {
      const choice = this.#choiceAt(square);
      if (choice) return { play: choice, at: square };
      if (this.targetAt(square)) return this.#attackDeed(square);
      if (this.way) return this.#plan([...this.#select(), ...this.way.map((step) => ({ step }))], square);
    }
    return null;
  }

  /** Begins a plan; the table plays it one action after the other. */
  start(plan: Wish[]): void {
    this.#follow(plan);
    this.#met = this.#around();
    this.#sent = -1;
  }

  /** Forgets the plan: nobody looks at the board any more. */
  drop(): void {
    this.#follow([]);
  }

  /** Plays the next action of the plan, if it is still possible. */
  async advance(act: Act): Promise<void> {
    const [next, ...rest] = this.plan;
    const plies = this.#scene?.plies ?? -1;
    if (!next || !this.active || plies === this.#sent) return;
    const action = this.#find(next);
    if (!action) {
      this.#follow([]);
      return;
    }
    this.#sent = plies;
    this.#follow(rest);
    const refusal = await act(action.id);
    if (!refusal) return;
    this.#follow([]);
    this.refused = { refusal, at: action.square ?? '' };
  }

  #find(wish: Wish): ActionView | undefined {
    if ('select' in wish) return this.selectable.get(wish.select);
    if ('step' in wish) return this.all('step').find(({ square }) => square === wish.step);
    if ('choose' in wish) return this.all(wish.choose).find(({ card }) => card === wish.card);
    return this.#assault(wish.attack, wish.how);
  }

  /** The action that attacks a figure in some way. */
  #assault(target: string, how: string): ActionView | undefined {
    const named = this.attacks.get(target)?.find(({ kind }) => kind === how);
    if (named) return named;
    // A weapon that names no figure: it is fired where the target is in its reach, best at its middle.
    const blasts = this.all(how).filter(({ chances }) => chances?.some((chance) => chance.target === target));
    const at = this.view ? squareOf(this.view, target) : null;
    return blasts.find(({ square }) => square === at) ?? blasts[0];
  }

  /** Who is in play and whose moment it is: a plan does not go on when something new appears. */
  #around(): string {
    const view = this.view;
    if (!view) return '';
    const others = view.figures.filter(({ square }) => square).map(({ figure }) => figure);
    return [view.phase, view.player, view.blips.length, ...others].join(' ');
  }

  get held(): string | null {
    return this.pinned === null ? null : (this.blast?.text ?? this.attack?.text ?? null);
  }

  /** Takes up an action that was named instead of pointed at. */
  show(text: string): boolean {
    const action = this.legal.find((legal) => legal.text === text);
    if (!action) return false;
    if (action.kind === 'select') this.look(action.figure ?? action.text);
    else if (action.target && this.view) this.pinned = squareOf(this.view, action.target);
    else if (action.door) this.pinned = doorSquares(action.door)[0] ?? null;
    else if (action.square) {
      if (AIMED.has(action.kind)) this.mode = action.kind;
      if (action.kind === 'chip') this.kind = action.card ?? null;
      this.pinned = action.square;
    }
    return true;
  }

  cancel(): boolean {
    const something =
      this.pinned !== null ||
      this.refused !== null ||
      this.looked !== null ||
      this.mode !== null ||
      this.ending ||
      this.plan.length > 0;
    if (this.plan.length) this.#follow([]);
    else if (this.refused) this.refused = null;
    else if (this.ending) this.ending = false;
    else if (this.pinned) this.pinned = null;
    else if (this.mode) this.mode = null;
    else this.looked = null;
    return something;
  }

  /** Figures that could still attack somebody in this turn. */
  readonly eager: string[] = $derived(
    (this.view?.outlooks ?? [])
      .filter(({ figure, prospects }) => !isBlip(figure) && this.selectable.has(figure) && prospects.length > 0)
      .map(({ figure }) => figure),
  );
}

/** Whether an attack can hurt a figure of the attacker's own side. */
const endangers = (attack: Pick<ActionView, 'chances'> | null): boolean =>
  attack?.chances?.some(({ friend, damaged }) => friend && damaged) ?? false;

/** Rather from here than after a move, and rather the better chance. */
function better(one: ProspectView, other: ProspectView): boolean {
  const here = (prospect: ProspectView) => (prospect.square ? 0 : 1);
  return here(one) - here(other) > 0 || (here(one) === here(other) && one.chance > other.chance);
}

/** The best chance on a figure first. */
function byChance(target: string): (one: ActionView, other: ActionView) => number {
  const of = ({ chances }: ActionView) => chances?.find((chance) => chance.target === target)?.removed ?? 0;
  return (one, other) => of(other) - of(one);
}
