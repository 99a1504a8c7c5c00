/** The scenario of Underground that somebody is making. */
import { Workbench } from '../../../scenario/kept.svelte';
import { CRAFT } from './draft';

export const workbench = new Workbench('underground', CRAFT);
