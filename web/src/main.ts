import { mount } from 'svelte';
import App from './App.svelte';
import '$lib/style/fonts.css';
import '$lib/style/theme.css';
import '$lib/style/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the site');
mount(App, { target });
