/**
 * The drawing board: one scene of a game's fixtures at a time, without a server. Not part of the build; while
 * `npm run dev` runs it is at /src/games/dev/index.html?game=the-base&scene=play, with theme=, lang=, seats=, overlays=,
 * twin, ending, flip, confirm if wanted.
 */
import { mount } from 'svelte';
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/base.css';
import { settings, type Lang } from '../../lib/settings.svelte';
import { language } from '../../lib/text.svelte';
import { face } from '..';
import Desk from './Desk.svelte';
import type { Fixture } from './fixture';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
settings.confirm = query.has('confirm');
settings.language = (query.get('lang') ?? 'en') as Lang;
await language.use(settings.language);

const game = query.get('game') ?? 'the-base';
const files = import.meta.glob<Fixture>('../*/fixtures/*.json', { import: 'default' });
const scenes = Object.keys(files).filter((path) => path.startsWith(`../${game}/`));
const wanted = `../${game}/fixtures/${query.get('scene')}.json`;
const fixture = await files[wanted in files ? wanted : (scenes[0] ?? '')]?.();
const target = document.querySelector('#app') as Element;
if (fixture) mount(Desk, { target, props: { face: await face(game), fixture, query } });
else target.textContent = `There is no game ${game} with fixtures.`;
