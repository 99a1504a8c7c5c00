/** What Underground brings to the page on which a table is set up. */
import type { OwnField } from '../../fields';
import { idleOptions } from './idle';
import Picker from './Picker.svelte';

const fields: OwnField[] = [{ options: ['setup', 'kidnapper_level', 'water_level'], Field: Picker, idle: idleOptions }];

export default fields;
