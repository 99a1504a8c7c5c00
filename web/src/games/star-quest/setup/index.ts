/** What Star Quest brings to the page on which a table is set up. */
import type { Json } from '../../../lib/protocol';
import { t } from '../../../lib/text.svelte';
import type { OwnField } from '../../fields';
import { seatsOf } from '../cast.svelte';
import Missions from './Missions.svelte';

const fields: OwnField[] = [{ options: ['mission'], Field: Missions }];
export default fields;

/** What each seat plays: squads by colour, Chaos last. */
export const seatNames = (values: Record<string, Json>, seats: number): string[] =>
  seatsOf(values, seats).map((player) => t('star-quest-player', { player }));
