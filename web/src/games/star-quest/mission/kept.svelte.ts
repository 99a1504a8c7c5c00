/** The mission of Star Quest that somebody is making. */
import { Workbench } from '../../../scenario/kept.svelte';
import { CRAFT } from './draft';

export const workbench = new Workbench('star-quest', CRAFT);
