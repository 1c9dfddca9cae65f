import { mount } from 'svelte';
import { site } from '$lib/words/site.svelte';
import App from './App.svelte';
import { waitForLetters } from '$lib/page/letters';
import { installWorker, reloadWhenOutdated } from '$lib/page/worker';
import '$lib/style/fonts.css';
import '$lib/style/theme.css';
import '$lib/style/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the site');
void Promise.all([site.speak(site.lang), waitForLetters()]).then(() => mount(App, { target }));
installWorker();
reloadWhenOutdated();
