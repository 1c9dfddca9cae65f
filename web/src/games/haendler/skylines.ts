/** The cities against the sky, each 76 wide with its ground at 0: towers and gables one knows them by. */

const HOUSE = (x: number, w: number, h: number): string =>
  `M${x} 0V${-h}L${x + w / 2} ${-h - w * 0.45} ${x + w} ${-h}V0z`;
const SPIRE = (x: number, w: number, h: number): string =>
  `M${x} 0V${-h * 0.5}L${x + w / 2} ${-h} ${x + w} ${-h * 0.5}V0z`;
const HALL = (x: number, w: number, h: number): string => `M${x} 0V${-h}H${x + w}V0z`;

/** By city: Notre-Dame, the cathedral's crane, Saint Stephen's, the belfry, five steeples, the lighthouse. */
// prettier-ignore
export const SKYLINES: readonly string[] = [
  [
    HOUSE(0, 12, 7), HALL(14, 11, 23), HALL(31, 11, 23), HALL(25, 6, 15), SPIRE(42, 5, 26),
    HALL(42, 15, 12), HOUSE(58, 10, 8), HOUSE(67, 9, 6),
  ].join(''),
  [
    HOUSE(0, 10, 8), HOUSE(9, 9, 6), SPIRE(21, 9, 28), HALL(30, 14, 15), SPIRE(30, 5, 21),
    HALL(44, 9, 13), 'M52 -13L66 -22 67 -20 54 -11z', HOUSE(57, 10, 7), HOUSE(66, 10, 9),
  ].join(''),
  [
    HOUSE(0, 11, 9), HOUSE(10, 9, 6), HALL(20, 22, 11), 'M20 -11L31 -19 42 -11z', SPIRE(40, 8, 29),
    HOUSE(50, 9, 8), 'M60 0V-8A7 7 0 0 1 74 -8V0z', HALL(66, 2, 18),
  ].join(''),
  [
    HOUSE(0, 11, 10), HOUSE(11, 10, 12), HALL(26, 18, 12), HALL(31, 8, 22), HALL(32.5, 5, 28),
    HOUSE(46, 10, 11), HOUSE(56, 9, 9), HOUSE(65, 11, 12),
  ].join(''),
  [
    HOUSE(0, 9, 8), SPIRE(9, 7, 24), HOUSE(17, 10, 9), SPIRE(27, 7, 28), HOUSE(35, 9, 10),
    SPIRE(44, 6, 22), SPIRE(53, 7, 26), HOUSE(61, 8, 8), SPIRE(69, 6, 20),
  ].join(''),
  [
    'M0 0Q12 -12 26 -8T52 -10T76 0z', HALL(10, 7, 20), HALL(8, 11, 12), HALL(11.5, 4, 28),
    HOUSE(26, 10, 13), HOUSE(36, 11, 9), HALL(48, 8, 19), HOUSE(57, 10, 10), HOUSE(66, 9, 6),
  ].join(''),
];
