/** What is picked up at Underground: a stack's piece with face and rotation, where it is held, or a way to walk. */
import { after } from '../../lib/activity';
import type { Refusal, Scene } from '../../lib/protocol';
import type { Hand, Why } from '../game';
import {
  asksFirst,
  baseOf,
  legalOf,
  placementOf,
  placementText,
  plateauOf,
  SETUP,
  topOf,
  viewOf,
  wayTo,
  type ActionView,
  type BoardView,
  type WayView,
} from './board';
import { anchorUnder, gripCell, namesake, shapeOf, type Face, type Placement } from './pieces';
import { firstSteps, further, joined, pieceOf, stepsOf } from './plan';

/** What comes of a click: actions in notation to play in a row, or a wish that the server refuses with a reason. */
export type Deed = { play: string[]; at: string } | { ask: string; at: string } | null;

/** What the player wants to be asked about first. */
export interface Caution {
  confirm: () => boolean;
}

/** Whether a displacement uses up a Breaker, a Ladder or a key. */
const costs = ({ text, keys }: ActionView): boolean => /!B?L?$/.test(text) || Boolean(keys);

const ASK_AFTER = 250; // milliseconds for which a ghost must rest before the server is asked why it does not fit

export class UndergroundHand implements Hand {
  /** The stack or joker whose piece is held. */
  shape = $state<string | null>(null);
  face = $state<Face>('A');
  rotation = $state(0);
  /** The cell under the pointer, or under the cursor of the keyboard. */
  over = $state<string | null>(null);
  /** The cell over which the piece was put down to be looked at, or the end of a way, before it is confirmed. */
  pinned = $state<string | null>(null);
  /** Whether the figure is to be moved though a piece could be placed. */
  walking = $state(false);
  /** Whether the Swap is chosen: the pieces that the card does not offer can be placed, and the chip is spent with one. */
  swapping = $state(false);
  /** Whether the Teleport is chosen and waits to be confirmed. */
  teleporting = $state(false);
  /** The section in which the timer is chosen to be turned and waits to be confirmed. */
  #turningAt = $state<number | null>(null);
  /** The card under the pointer, in whichever hand. */
  card = $state<string | null>(null);
  refused = $state.raw<{ refusal: Refusal; at: string } | null>(null);
  /** Why the ghost does not fit, once the server has said so. */
  #reason = $state.raw<{ text: string; refusal: Refusal } | null>(null);
  /** Whether the turn is to be ended as soon as the move is. */
  ending = $state(false);
  /** Whether all that is left of the set-up is to stay as it lies. */
  settling = $state(false);

  /** What the main button of the bar does, for the keyboard. */
  main: (() => void) | null = null;

  /** Whether another is to act, to whom one may suggest what is chosen here. */
  planning = $state(false);
  /** What was suggested on this board so far: a piece and a way make one plan. */
  plan = $state.raw<string[]>([]);

  #scene = $state.raw<Scene | null>(null);
  #playable = $state(false);
  #forget: () => void = () => undefined; // calls off the next question
  #asked = '';

  readonly view: BoardView | null = $derived(this.#scene ? viewOf(this.#scene) : null);
  readonly legal: ActionView[] = $derived(this.#scene && this.#playable ? legalOf(this.#scene) : []);
  readonly #byText: Map<string, ActionView> = $derived(new Map(this.legal.map((action) => [action.text, action])));
  readonly #kinds: Set<string> = $derived(new Set(this.legal.map((action) => action.kind)));

  /** Whether the reader is the one to act, and not just one who may turn the timer. */
  readonly active: boolean = $derived(
    this.legal.length > 0 &&
      this.view !== null &&
      (SETUP.includes(this.view.phase) || this.view.seat === (this.#scene?.eyes ?? -1)),
  );

  /** The shapes of which a piece can be placed now. */
  readonly shapes: string[] = $derived.by(() => {
    const found = new Set<string>();
    for (const { kind, text } of this.legal) {
      const laid = kind === 'place' ? placementOf(text) : null;
      if (laid?.swap === this.swapping) found.add(shapeOf(laid.piece));
    }
    return [...found];
  });

  /** Whether a piece can be placed with the Swap. */
  readonly canSwap: boolean = $derived(
    this.active && this.legal.some(({ kind, text }) => kind === 'place' && placementOf(text)?.swap),
  );

  /** The piece that is held: the top of its stack, a joker, or in the set-up a plateau. */
  readonly piece: string | null = $derived.by(() => {
    if (!this.view || !this.active) return null;
    if (this.view.phase === 'setup_plateau') return this.view.plateau;
    return this.shape && this.placing ? topOf(this.view, this.shape) : null;
  });

  /** Whether the held thing is a plateau of the set-up. */
  readonly plateau: boolean = $derived(this.view?.phase === 'setup_plateau' && this.active);

  /** Where the piece would lie now. */
  readonly placement: Placement | null = $derived.by(() => {
    const piece = this.piece;
    if (!piece || this.plateau) return null;
    const cell = this.pinned ?? this.over;
    if (!cell) return null;
    const { face, rotation } = this;
    return { piece, face, rotation, anchor: anchorUnder(piece, face, rotation, cell) };
  });

  /** Its action, if it fits. */
  readonly fitting: ActionView | undefined = $derived(this.placement ? this.#actionOf(this.placement) : undefined);

  /** The level of its top. */
  readonly level: number | null = $derived(this.placement && this.view ? baseOf(this.view, this.placement) + 1 : null);

  /** The cells over which the piece can be held so that it fits, this way round. */
  readonly fits: string[] = $derived.by(() => {
    const piece = this.piece;
    if (!piece || this.plateau) return [];
    const way = namesake(piece, this.face, this.rotation);
    const start = `${piece}${way.face}r${way.rotation}@`;
    return this.legal
      .filter(({ kind, text }) => kind === 'place' && text.endsWith(start + text.slice(-2)))
      .map(({ text }) => gripCell({ piece, face: this.face, rotation: this.rotation, anchor: text.slice(-2) }));
  });

  /** Why it does not fit. */
  readonly reason: Refusal | null = $derived(
    this.placement && !this.fitting && this.#reason?.text === this.#textOf(this.placement)
      ? this.#reason.refusal
      : null,
  );

  /** Whether a way over a piece can be drawn that is only suggested yet. */
  readonly #drawing: boolean = $derived(
    this.planning && pieceOf(this.plan) !== undefined && !this.view?.moved && (this.view?.steps ?? 0) > 0,
  );

  /** Whether walking is what a click on the board means. */
  readonly moving: boolean = $derived(
    this.active &&
      (this.#kinds.has('step') || this.#drawing) &&
      (this.view?.phase === 'move' || this.walking || this.piece === null),
  );

  /** The way to the cell that is looked at. */
  readonly way: WayView | undefined = $derived.by(() => {
    const cell = this.pinned ?? this.over;
    return cell && this.moving && this.view ? wayTo(this.view, cell) : undefined;
  });

  /** Whether a piece can still be placed and nothing else was chosen. */
  get placing(): boolean {
    return !this.walking && this.shapes.length > 0;
  }

  /** Cells that a click does something on, besides placing and walking. */
  readonly targets: Map<string, ActionView> = $derived(
    new Map(
      this.legal
        .filter(({ kind }) => kind === 'displace' || kind === 'close')
        .map((action) => [action.cell ?? '', action]),
    ),
  );

  /** The one of them that is looked at, if it spends a chip or a key. */
  readonly costly: ActionView | undefined = $derived(
    [this.targets.get(this.pinned ?? this.over ?? '')].find((target) => target && costs(target)),
  );

  /** The ways in which the plateau of the set-up can lie. */
  readonly plateaus: ActionView[] = $derived(this.legal.filter(({ kind }) => kind === 'plateau'));

  /** The cells by whose corner it can be laid; in a scenario it has one place. */
  readonly plateauPlaces: string[] = $derived([...new Set(this.plateaus.map(({ cell }) => cell ?? ''))]);

  /** The plateau as it would lie: under the pointer, or where it has to. */
  readonly laying: { action: ActionView; cell: string; rotation: number } | null = $derived.by(() => {
    if (!this.plateau || !this.plateaus.length) return null;
    const ways = this.plateaus.flatMap((action) => {
      const laid = plateauOf(action.text);
      return laid ? [{ action, cell: laid.cell, rotation: laid.rotation }] : [];
    });
    const places = this.plateauPlaces;
    const wanted = this.pinned ?? this.over;
    const cell = places.length === 1 ? places[0] : wanted && places.includes(wanted) ? wanted : undefined;
    const here = ways.filter((way) => way.cell === cell);
    return here.find((way) => way.rotation === this.rotation) ?? here[0] ?? null;
  });

  readonly #caution: Caution;

  constructor(caution: Caution) {
    this.#caution = caution;
  }

  /** The board has changed, or it is our turn now: what no longer fits is put down. */
  see(scene: Scene, playable: boolean, proposable = false): void {
    const before = this.#scene;
    const usable = playable || proposable;
    if (before === scene && this.#playable === usable && this.planning === proposable) return;
    const moved = before?.plies !== scene.plies || before?.eyes !== scene.eyes;
    const turned = before === null || viewOf(before).turn !== viewOf(scene).turn;
    this.#scene = scene;
    this.#playable = usable;
    this.planning = proposable && !playable;
    if (moved) {
      this.pinned = null;
      this.refused = null;
      this.plan = [];
      this.swapping = this.teleporting = false;
      if (turned || viewOf(scene).phase === 'play') this.walking = false;
    }
    if (moved && viewOf(scene).phase.startsWith('setup')) this.rotation = 0;
    if (turned) this.ending = false;
    if (!this.shapes.length) this.shape = null;
    else if (!this.shape || !this.shapes.includes(this.shape)) this.#pickFirst();
  }

  /** What the card leads to lies in the hand at once; where there is a choice, the first of it. */
  #pickFirst(): void {
    const offered = this.view?.stacks.filter((stack) => stack.offered).map((stack) => stack.shape) ?? [];
    const [first] = [...offered.filter((shape) => this.shapes.includes(shape)), ...this.shapes];
    if (first) this.pick(first);
  }

  /** Chooses the Swap, or puts it back. */
  swap(swapping = !this.swapping): void {
    this.swapping = swapping;
    this.teleporting = this.walking = false;
    this.pinned = this.refused = this.shape = null;
    this.#pickFirst();
  }

  /** Chooses the Teleport, or puts it back: what spends it for good is `confirm`. */
  teleport(teleporting = !this.teleporting): void {
    this.teleporting = teleporting && this.only('teleport') !== undefined;
    this.pinned = this.refused = null;
  }

  /** Whether the timer is chosen to be turned, as it stands now. */
  get turningTimer(): boolean {
    return this.#turningAt !== null && this.#turningAt === this.view?.timer?.section && this.canTurnTimer;
  }

  get canTurnTimer(): boolean {
    return this.only('turn_timer') !== undefined;
  }

  /** The timer was pressed: the first time its price is shown, the second time it is turned. */
  pressTimer(): ActionView | undefined {
    const sure = this.turningTimer;
    this.#turningAt = sure ? null : (this.view?.timer?.section ?? null);
    return sure ? this.only('turn_timer') : undefined;
  }

  /** The timer stays as it is. */
  keepTimer(): void {
    this.#turningAt = null;
  }

  /** Takes the piece of a stack, this way round that fits most often if it fits at all. */
  pick(shape: string): void {
    this.walking = this.teleporting = false;
    this.pinned = null;
    this.refused = null;
    if (shape === this.shape) return;
    this.shape = shape;
    this.face = 'A';
    this.rotation = 0;
    const counts = new Map<string, number>();
    for (const { kind, text } of this.legal) {
      const laid = kind === 'place' ? placementOf(text) : null;
      if (laid?.swap === this.swapping && shapeOf(laid.piece) === shape)
        counts.set(`${laid.face}${laid.rotation}`, (counts.get(`${laid.face}${laid.rotation}`) ?? 0) + 1);
    }
    const best = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
    if (best) {
      this.face = best.charAt(0) as Face;
      this.rotation = Number(best.charAt(1));
    }
  }

  turn(quarters: 1 | -1 = 1): void {
    this.refused = null;
    if (this.plateau) {
      const ways = this.plateaus
        .map(({ text }) => plateauOf(text))
        .filter((way) => way !== null && way.cell === (this.laying?.cell ?? way.cell))
        .map((way) => way?.rotation ?? 0);
      const at = ways.indexOf(this.laying?.rotation ?? 0);
      this.rotation = ways[(at + quarters + ways.length) % ways.length] ?? 0;
      return;
    }
    this.rotation = (this.rotation + quarters + 4) % 4;
  }

  flip(): void {
    this.refused = null;
    this.face = this.face === 'A' ? 'B' : 'A';
  }

  /** Chooses between placing and moving. */
  walk(walking = !this.walking): void {
    this.walking = walking;
    this.teleporting = false;
    this.pinned = null;
    this.refused = null;
  }

  only(kind: string): ActionView | undefined {
    return this.legal.find((action) => action.kind === kind);
  }

  all(kind: string): ActionView[] {
    return this.legal.filter((action) => action.kind === kind);
  }

  /** The action of a card in the reader's hand. */
  cardAction(card: string): ActionView | undefined {
    return this.legal.find((action) => action.kind === 'card' && action.cell === card);
  }

  /** A click on a cell; `careful` where the first touch only shows (a finger, or the player's wish). */
  press(cell: string, careful = false): Deed {
    this.refused = null;
    this.teleporting = false;
    if (!this.active) return null;
    const target = this.targets.get(cell);
    if (target) return this.#pressTarget(target, cell);
    if (this.plateau) return this.#pressPlateau(cell, careful);
    if (this.piece && !this.moving) return this.#pressPiece(cell, careful);
    if (this.moving) return this.#pressWay(cell, careful);
    return null;
  }

  /** What spends a chip or a key for good is shown first. */
  #pressTarget(target: ActionView, cell: string): Deed {
    if (!costs(target) || this.pinned === cell) return this.#play(target, cell);
    this.pinned = cell;
    return null;
  }

  #pressPlateau(cell: string, careful: boolean): Deed {
    const pinned = this.pinned;
    this.pinned = cell;
    const laying = this.laying;
    if (!laying) return { ask: `SP ${this.piece ?? 'a'}@${cell}r0`, at: cell };
    if (careful && pinned !== cell) return null;
    return this.#play(laying.action, cell);
  }

  #pressPiece(cell: string, careful: boolean): Deed {
    const covered = this.pinned;
    this.over = cell;
    this.pinned = careful ? cell : null;
    const placement = this.placement;
    if (!placement) return null;
    if (this.fitting) {
      // What spends a chip for good is shown first.
      if ((careful || this.swapping || this.#caution.confirm()) && covered !== cell) {
        this.pinned = cell;
        return null;
      }
      return this.#play(this.fitting, cell);
    }
    return { ask: this.#textOf(placement), at: cell };
  }

  #pressWay(cell: string, careful: boolean): Deed {
    const way = this.view ? wayTo(this.view, cell) : undefined;
    const from = this.view?.figure ?? '';
    const drawn = this.#drawing ? further(this.plan, from, cell, this.view?.steps ?? 0) : null;
    if (drawn && (!way || stepsOf(this.plan).length)) return { play: drawn, at: cell };
    if (!way) return cell === from ? null : { ask: `${from}-${cell}`, at: cell };
    const asks = careful || this.#caution.confirm() || asksFirst(way);
    if (asks && this.pinned !== cell) {
      this.pinned = cell;
      return null;
    }
    this.pinned = null;
    return { play: [...way.steps], at: cell };
  }

  /** What a new suggestion makes of what was suggested before. */
  planned(texts: string[]): string[] {
    return joined(this.plan, texts, this.view?.steps ?? 0);
  }

  /** It was suggested: after the piece comes the way. */
  suggested(texts: string[]): void {
    this.plan = texts;
    this.walking = pieceOf(texts) !== undefined && this.#drawing;
  }

  /** The main button or Enter: what is shown is played. */
  confirm(): Deed {
    if (!this.active) return null;
    const teleport = this.teleporting ? this.only('teleport') : undefined;
    if (teleport) return this.#play(teleport, '');
    if (this.laying) return this.#play(this.laying.action, this.laying.cell);
    if (this.fitting && this.placement && !this.moving) return this.#play(this.fitting, this.placement.anchor);
    if (this.placement && !this.moving) return { ask: this.#textOf(this.placement), at: this.placement.anchor };
    const cell = this.pinned ?? this.over;
    const target = cell ? this.targets.get(cell) : undefined;
    if (target && cell) return this.#play(target, cell);
    if (this.way) return { play: [...this.way.steps], at: this.way.cell };
    return null;
  }

  #play(action: ActionView, at: string): Deed {
    this.pinned = null;
    return { play: [action.text], at };
  }

  #actionOf(placement: Placement): ActionView | undefined {
    return this.#byText.get(this.#textOf(placement)) ?? this.#byText.get(this.#textOf(placement, true));
  }

  #textOf(placement: Placement, swap = false): string {
    const way = namesake(placement.piece, placement.face, placement.rotation);
    const offered =
      this.view?.stacks.find((stack) => stack.shape === shapeOf(placement.piece))?.offered ??
      this.view?.card?.symbol === 'J';
    return placementText({ ...placement, ...way }, swap || !offered);
  }

  /** Asks the server why the ghost does not fit, once it rests. */
  wonder(why: Why): void {
    const placement = this.placement;
    if (!placement || this.fitting || this.plateau) {
      this.#forget();
      this.#asked = '';
      return;
    }
    const text = this.#textOf(placement);
    if (text === this.#asked || this.#reason?.text === text) return;
    this.#asked = text;
    this.#forget();
    this.#forget = after(ASK_AFTER, () => {
      void why(text).then((refusal) => {
        if (refusal) this.#reason = { text, refusal };
        if (this.#asked === text) this.#asked = '';
      });
    });
  }

  get held(): string | null {
    if (this.pinned === null) return null;
    return this.fitting?.text ?? this.way?.steps[0] ?? null;
  }

  /** Takes up an action that was named instead of pointed at, and the steps of a way that follow it. */
  show(text: string, rest: readonly string[] = []): boolean {
    const action = this.#byText.get(text);
    if (!action) return false;
    const laid = placementOf(text);
    if (laid) {
      if (laid.swap !== this.swapping) this.swap(laid.swap);
      this.pick(shapeOf(laid.piece));
      this.face = laid.face;
      this.rotation = laid.rotation;
      this.pinned = gripCell(laid);
    } else if (action.kind === 'step') {
      this.walk(true);
      const way = firstSteps([text, ...rest]).join();
      const whole = this.view?.ways.find(({ steps }) => steps.join() === way);
      this.pinned = whole?.cell ?? action.cell ?? null;
    } else if (action.kind === 'card') this.card = action.cell ?? null;
    return true;
  }

  ready(texts: readonly string[]): void {
    if (stepsOf(texts).length) this.walk(true);
    else if (pieceOf(texts)) this.walk(false);
  }

  cancel(): boolean {
    const chosen = this.turningTimer || this.teleporting || this.swapping || this.walking;
    const something = this.pinned !== null || this.refused !== null || chosen;
    this.refused = null;
    if (this.turningTimer) this.keepTimer();
    else if (this.teleporting) this.teleporting = false;
    else if (this.pinned) this.pinned = null;
    else if (this.swapping) this.swap(false);
    else if (this.walking) this.walking = false;
    this.card = null;
    this.ending = false;
    return something;
  }
}
