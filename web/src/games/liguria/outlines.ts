/** Outlines of what can be pressed, as paths. */

import type { Box } from '../shared/geometry';

export function boxed({ x, y, w, h }: Box, round = 4, margin = 0): string {
  const [left, top, width, height] = [x - margin, y - margin, w + 2 * margin, h + 2 * margin];
  const r = Math.min(round, width / 2, height / 2);
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${left + r} ${top}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}z`;
}
