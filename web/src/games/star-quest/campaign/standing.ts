/** A campaign as it is shown: squads with rank and honours, and the score sheets of its missions. */
import type { CampaignState } from '../../../lib/protocol';
import type { ScoreView } from '../../../lib/star-quest';
import type { Colour } from '../cast.svelte';

export const MOST_HONOURS = 4;
export const HIGHEST_RANK = 4;

export interface SquadRecord {
  rank: number;
  honours: number;
  score: number;
  primary: boolean;
}

/** What the server wrote down; the names are those of its record. */
export interface Campaign {
  squads: Partial<Record<Colour, SquadRecord>>;
  played: number;
  chaos_marks: number;
  chaos_score: number;
  sheets: { mission: string; lines: ScoreView[] }[];
}

export const campaignOf = (state: CampaignState): Campaign => state.values as unknown as Campaign;

/** Whether a squad can turn its honours into a rank. */
export const promotable = ({ rank, honours }: SquadRecord): boolean => honours >= MOST_HONOURS && rank < HIGHEST_RANK;
