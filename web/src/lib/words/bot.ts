/** The bots by name; one that the site has no words for goes by its own. */

import { site, t } from './site.svelte';

export const botName = (bot: string): string => (site.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);
