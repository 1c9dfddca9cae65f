/** Before the tests of a file: the site speaks English, as its page does before it draws anything. */

import { site } from '$lib/words/site.svelte';

await site.speak('en');
