/** The campaign that somebody plays, kept in this browser: what the server needs to go on, and the table of its next match. */
import type { CampaignState } from '../../../lib/protocol';

const PLACE = 'sublevel.campaign.star-quest';

export interface Kept {
  state: CampaignState;
  /** where the next mission is being played */
  table: string | null;
}

function load(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Kept | null;
  } catch {
    return null; // what cannot be read is forgotten
  }
}

class Chronicle {
  kept: Kept | null = $state.raw(load());

  keep(kept: Kept | null): void {
    this.kept = kept;
    try {
      if (kept) localStorage.setItem(PLACE, JSON.stringify(kept));
      else localStorage.removeItem(PLACE);
    } catch {
      // a full or forbidden store: it lasts as long as the page
    }
  }
}

export const chronicle = new Chronicle();
