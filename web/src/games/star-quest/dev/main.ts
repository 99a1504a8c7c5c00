/** The drawing board: one scene of the fixtures at a time, without a server. Not part of the build. */
import { mount } from 'svelte';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import { settings, type Lang } from '../../../lib/settings.svelte';
import { language } from '../../../lib/text.svelte';
import Desk from './Desk.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
settings.confirm = query.has('confirm');
const lang = (query.get('lang') ?? 'en') as Lang;
settings.language = lang;
await language.use(lang);
const file = (await import(`../fixtures/${query.get('scene') ?? 'act'}.json`)) as { default: unknown };
mount(Desk, { target: document.querySelector('#app') as Element, props: { scene: file.default as never, query } });
