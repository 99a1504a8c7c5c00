/** The model shop: one board of the fixtures at a time, without a server. Not part of the build. */
import { mount } from 'svelte';
import '../../../../styles/fonts.css';
import '../../../../styles/tokens.css';
import '../../../../styles/base.css';
import { settings, type Lang } from '../../../../lib/settings.svelte';
import { language } from '../../../../lib/text.svelte';
import Desk from './Desk.svelte';

const query = new URLSearchParams(location.search);
settings.theme = query.get('theme') === 'light' ? 'light' : 'dark';
document.documentElement.dataset['theme'] = settings.theme;
const lang = (query.get('lang') ?? 'en') as Lang;
settings.language = lang;
await language.use(lang);
const file = (await import(`../fixtures/${query.get('board') ?? 'swing'}.json`)) as { default: unknown };
mount(Desk, { target: document.querySelector('#app') as Element, props: { fixture: file.default as never, query } });
