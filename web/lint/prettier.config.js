import * as svelte from 'prettier-plugin-svelte';

/** @type {import('prettier').Config} */
export default {
  printWidth: 110,
  tabWidth: 2,
  singleQuote: true,
  plugins: [svelte],
};
