/** The colour theme: light, dark, or as the operating system says (`auto`). */

import { recall, remember } from './memory';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Look {
  theme = $state<Theme>(THEMES.find((theme) => theme === recall('theme')) ?? 'auto');

  choose(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    this.show();
  }

  show(): void {
    if (this.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const look = new Look();
