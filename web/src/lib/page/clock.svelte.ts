/** How far the game on this page has come, as its board shows it: said beside the title, which stands outside the game. */

class GameClock {
  text = $state('');
}

export const gameClock = new GameClock();
