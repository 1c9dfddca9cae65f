/** The name of a bot in the reader's language, or its identifier if it has none. */

import { site, t } from './site.svelte';

export const botName = (bot: string): string => (site.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);
