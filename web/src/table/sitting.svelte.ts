/** Somebody at a table: what he can do now, and how it is done. It knows no game. */
import type { GameFace, Hand, RunningTimer } from '../games/game';
import { api, refusalOf } from '../lib/api';
import type { Live } from '../lib/live.svelte';
import { playerName } from '../lib/names';
import { notify } from '../lib/notices.svelte';
import type { GameInfo, Json, Offer, Proposal, Refusal, Scene, SeatState, Standing } from '../lib/protocol';
import { refused, t } from '../lib/text.svelte';
import type { DeedButton } from './deeds';
import { copy, positionText } from './keepsakes';
import type { Stage } from './stage.svelte';

export class Sitting {
  readonly live: Live;
  readonly face: GameFace;
  readonly info: GameInfo;
  readonly stage: Stage;
  readonly hand: Hand;
  readonly #standing: () => Standing;

  /** What was refused last, to be shown over the board. */
  refusal = $state.raw<Refusal | null>(null);
  /** The seat whose secrets wait behind a curtain until its player is there. */
  curtain = $state<number | null>(null);
  /** He goes along to the next table. */
  wantsRematch = $state(false);

  readonly standing: Standing = $derived.by(() => this.#standing());
  readonly mine: SeatState[] = $derived.by(() => this.standing.seats.filter((seat) => seat.mine));
  readonly others: SeatState[] = $derived.by(() => this.standing.seats.filter((seat) => !seat.mine));
  readonly playing = $derived(this.standing.status === 'playing');
  /** Whether none of the own seats takes part any more: one still watches, and speaks with those who do. */
  readonly out: boolean = $derived.by(() => {
    const scene = this.stage.now;
    const { out } = this.face;
    return this.playing && !!scene && !!out && this.mine.length > 0 && this.mine.every(({ seat }) => out(scene, seat));
  });
  /** The seats that are to act. */
  readonly turn: readonly number[] = $derived.by(() => {
    const { now } = this.stage;
    return this.playing && now ? (this.face.active?.(now) ?? now.waiting) : [];
  });
  /** Whether the table gives a secret answer that leaves no choice: on one screen each player is called instead. */
  readonly answered: boolean = $derived.by(() => this.mine.filter((seat) => !seat.bot).length === 1);
  readonly myTurn = $derived(this.mine.some((seat) => this.turn.includes(seat.seat) && !seat.bot));
  readonly #attentive: boolean = $derived.by(
    () => this.playing && this.live.status === 'online' && !this.stage.lookingBack && !this.stage.busy,
  );
  readonly playable: boolean = $derived.by(() => {
    const { scene } = this.stage;
    return (
      this.#attentive && this.curtain === null && !!scene?.legal.length && scene.waiting.includes(scene.eyes ?? -1)
    );
  });
  readonly proposable: boolean = $derived.by(
    () => this.info.cooperative && this.#attentive && this.mine.length > 0 && !!this.stage.scene?.plans.length,
  );
  /** The board as it is used: who waits plans with the eyes and the choices of whoever is to act. */
  readonly planned: Scene | null = $derived.by(() => {
    const { scene } = this.stage;
    return scene && this.proposable ? { ...scene, legal: scene.plans, eyes: scene.waiting[0] ?? null } : scene;
  });
  readonly suggestions: readonly Proposal[] = $derived.by(() =>
    this.stage.lookingBack || this.stage.busy ? [] : this.live.proposals,
  );
  readonly timer: RunningTimer | null = $derived.by(
    () => this.standing.timer && { ...this.standing.timer, heard: this.live.heard },
  );
  readonly waitedFor: string | null = $derived.by(() => {
    const seat = this.standing.seats.find((one) => this.turn.includes(one.seat) && (!one.mine || this.mine.length > 1));
    return seat ? playerName(seat) : null;
  });
  readonly curtained = $derived(this.standing.seats.find((seat) => seat.seat === this.curtain));
  /** Several players on one screen: the table's eyes follow whoever is to act, but secrets wait behind a curtain. */
  readonly #due: number | null = $derived.by(() => {
    const { now, busy } = this.stage;
    if (!this.info.secrets || this.mine.length < 2 || !now || busy) return null;
    const seats = this.turn.filter((seat) => this.mine.some((own) => own.seat === seat && !own.bot));
    return seats.length === 0 || seats.includes(now.eyes ?? -1) ? null : (seats[0] ?? null);
  });

  constructor(live: Live, face: GameFace, info: GameInfo, stage: Stage, standing: () => Standing) {
    this.live = live;
    this.face = face;
    this.info = info;
    this.stage = stage;
    this.hand = face.newHand();
    this.#standing = standing;
    $effect(() => {
      if (this.#due !== null) this.curtain = this.#due;
    });
  }

  /** The own seat that is meant, where there are several. */
  get eyes(): number | undefined {
    return this.mine.length > 1 ? (this.stage.now?.eyes ?? undefined) : undefined;
  }

  raiseCurtain(): void {
    if (this.curtain !== null) this.live.eyes(this.curtain);
    this.curtain = null;
  }

  /** From the board: it shows a refusal itself, where it happened. */
  readonly act = (action: number | string): Promise<Refusal | null> => {
    this.refusal = null;
    return this.live.act(action, this.eyes);
  };

  /** From bar and text: a refusal is shown over the board. */
  readonly actHere = async (action: number | string): Promise<Refusal | null> =>
    (this.refusal = await this.act(action));

  /** From whoever is in a hurry: a refusal is shown over the board. */
  readonly hurry = async (action: number | string, mark: number): Promise<Refusal | null> =>
    (this.refusal = await this.live.hurry(action, mark, this.eyes));

  /** Asks about the board. An answer is right for the newest position only: others are forgotten. */
  readonly inquire = async (question: string): Promise<Json | null> => {
    const scene = this.planned;
    if (!scene) return null;
    try {
      const { answer, plies } = await api.inquire(this.standing.id, { question, eyes: scene.eyes });
      return plies === scene.plies ? answer : null;
    } catch {
      return null; // nothing is shown then
    }
  };

  readonly why = (action: string): Promise<Refusal | null> =>
    this.live.why(action, this.proposable ? (this.planned?.eyes ?? undefined) : this.eyes);

  readonly propose = async (texts: string[], seat = this.eyes): Promise<Refusal | null> =>
    (this.refusal = await this.live.propose(texts, seat));

  readonly agree = async (to: number, yes: boolean): Promise<void> => {
    this.refusal = await this.live.agree(to, yes, this.eyes);
  };

  /** Takes up what somebody suggests, as if it had been chosen on the board. */
  readonly takeUp = ([text = '', ...rest]: readonly string[]): void => {
    this.hand.cancel();
    (document.activeElement as HTMLElement | null)?.blur(); // the next key is for the board
    if (!this.hand.show(text, rest)) void this.why(text).then((no) => (this.refusal = no));
  };

  readonly answer = async (offer: Offer, yes: boolean): Promise<void> => {
    if (offer.kind === 'rematch' && yes) this.wantsRematch = true;
    this.refusal = await this.live.answer(offer.kind, yes);
  };

  /** Does what a button says; true if that was possible. */
  async perform({ deed, seat = this.eyes, to }: Pick<DeedButton, 'deed' | 'seat' | 'to'>): Promise<boolean> {
    if (deed === 'rematch') this.wantsRematch = true;
    this.refusal = await this.live.do(deed, {
      ...(seat === undefined ? {} : { seat }),
      ...(to === undefined ? {} : { to }),
    });
    return this.refusal === null;
  }

  readonly look = (plies: number): Promise<void> => told(() => this.stage.look(plies), t('table-look-failed'));

  readonly copyPosition = (): Promise<void> =>
    told(async () => copy(positionText((await this.live.look(this.stage.at)).position)), t('table-look-failed'));
}

/** Does something; what went wrong is told in a notice, with given words or those of the refusal. */
export async function told(work: () => Promise<unknown>, words?: string): Promise<void> {
  try {
    await work();
  } catch (error) {
    notify(words ?? refused(refusalOf(error)), { bad: true });
  }
}
