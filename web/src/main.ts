import { mount } from 'svelte';
import App from './App.svelte';
import './lib/fonts.css';
import './lib/theme.css';
import './lib/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the site');
mount(App, { target });
