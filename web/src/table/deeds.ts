/** What somebody at the table can do besides playing, as buttons: where they stand, and whether they ask first. */
import type { Deed, Offer, SeatState, Standing } from '../lib/protocol';
import type { IconName } from '../lib/icons';

/** `bar`: beside the prompt. `notice`: over the board, since it decides how the match goes on. `menu`: kept out of the way. */
export type Place = 'bar' | 'notice' | 'menu' | 'end' | 'waiting';

interface Kind {
  place: Place;
  icon: IconName;
  confirm: boolean; // it cannot be taken back
  danger?: boolean;
}

const KINDS: Record<Deed, Kind> = {
  undo: { place: 'bar', icon: 'undo', confirm: false },
  'ask-undo': { place: 'bar', icon: 'undo', confirm: false },
  'ask-pause': { place: 'menu', icon: 'pause', confirm: false },
  resume: { place: 'notice', icon: 'play', confirm: false },
  'ask-draw': { place: 'menu', icon: 'handshake', confirm: false },
  'ask-concede': { place: 'menu', icon: 'resign', confirm: true, danger: true },
  rematch: { place: 'end', icon: 'again', confirm: false },
  resign: { place: 'menu', icon: 'resign', confirm: true, danger: true },
  leave: { place: 'menu', icon: 'bot', confirm: true, danger: true },
  return: { place: 'notice', icon: 'person', confirm: false },
  replace: { place: 'notice', icon: 'bot', confirm: false },
  claim: { place: 'notice', icon: 'crown', confirm: false },
  start: { place: 'waiting', icon: 'bot', confirm: false },
};

/** A button: the deed, whom it is about, and how its words are called. */
export interface DeedButton {
  deed: Deed;
  key: string; // of the label; the question before it is `<key>-confirm`
  icon: IconName;
  confirm: boolean;
  danger: boolean;
  off?: string; // why it cannot be done now, as a message key
  seat?: number; // own seat, or the other's for `replace` and `claim`
  to?: number; // for undo
}

function button(deed: Deed, more: Partial<DeedButton> = {}): DeedButton {
  const { icon, confirm, danger = false } = KINDS[deed];
  return { deed, key: `table-deed-${deed}`, icon, confirm, danger, ...more };
}

type Undoable = Pick<Standing, 'can' | 'undo_to' | 'undo_last' | 'undo_off' | 'seats'>;

/**
 * Take-backs: the last choice; and the whole of what is free, when that is more. Each carries how many actions remain.
 * Where the last choice cannot be taken back, the button stays and tells why.
 */
export function undos(standing: Undoable, plies: number): DeedButton[] {
  if (standing.can.includes('undo')) {
    const to = standing.undo_last ?? plies - 1;
    const last = button('undo', { to });
    if (standing.undo_to === null || standing.undo_to >= to) return [last];
    return [last, button('undo', { key: 'table-deed-undo-turn', icon: 'undo-all', to: standing.undo_to })];
  }
  if (standing.undo_off) return [button('undo', { off: `table-undo-off-${standing.undo_off}` })];
  if (!standing.can.includes('ask-undo')) return [];
  // Who plays alone, or with bots only, asks nobody: it happens.
  const alone = !standing.seats.some((seat) => seat.holder === 'person' && !seat.mine);
  return [button('ask-undo', alone ? { key: 'table-deed-undo' } : {})];
}

/** The others about whom one may decide: first those out of time, else those who are away. */
export function missing(seats: readonly SeatState[]): SeatState[] {
  const others = seats.filter((seat) => seat.holder === 'person' && !seat.mine && !seat.bot);
  const overdue = others.filter((seat) => seat.overdue);
  return overdue.length > 0 ? overdue : others.filter((seat) => !seat.present);
}

/** Own seats for which a bot plays. */
export function standIns(seats: readonly SeatState[]): SeatState[] {
  return seats.filter((seat) => seat.mine && seat.bot !== null);
}

/** The buttons for one place of the page, in the order in which the table names the deeds. */
export function buttons(standing: Standing, place: Place, plies: number): DeedButton[] {
  if (place === 'bar') return undos(standing, plies);
  return standing.can
    .filter((deed) => KINDS[deed].place === place)
    .flatMap((deed) => {
      switch (deed) {
        case 'replace':
          return missing(standing.seats).map((seat) => button(deed, { seat: seat.seat }));
        case 'claim':
          return standing.seats
            .filter((seat) => seat.overdue && !seat.mine)
            .map((seat) => button(deed, { seat: seat.seat }));
        case 'return':
          return standIns(standing.seats).map((seat) => button(deed, { seat: seat.seat }));
        default:
          return [button(deed)];
      }
    });
}

/** What the reader makes of an offer: `ask` him, tell him that he `wait`s for the others, or just `show` it to who watches. */
export type OfferRole = 'ask' | 'wait' | 'show';

export function offerRole(offer: Offer, seats: readonly SeatState[]): OfferRole {
  const mine = seats.filter((seat) => seat.mine);
  if (mine.length === 0) return 'show';
  return mine.every((seat) => seat.seat === offer.by || offer.agreed.includes(seat.seat)) ? 'wait' : 'ask';
}
