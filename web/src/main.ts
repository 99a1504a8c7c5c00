import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './lib/activity';
import { me } from './lib/person.svelte';
import { keepRoute } from './lib/router.svelte';
import { keepSettings, settings } from './lib/settings.svelte';
import { language } from './lib/text.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const opened = begin();
keepSettings();
keepRoute();
me.keep();
await language.use(settings.language);
void me.start();
mount(App, { target: document.getElementById('app') as HTMLElement });
opened();
