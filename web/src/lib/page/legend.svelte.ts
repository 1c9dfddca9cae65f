/** Whether the legend of the game's signs is open; a key or the menu opens it. */

class LegendState {
  isOpen = $state(false);
}

export const legend = new LegendState();
