/** Whether a table can be heard. */
import type { LiveStatus } from '../lib/live.svelte';

/** The line is lost: the table does not answer, or the browser knows that it has no network. */
export const isLost = (status: LiveStatus, network: boolean | undefined): boolean =>
  status === 'offline' || (status === 'online' && network === false);
