/** Outlines of what can be pressed, as paths. */

import type { Box } from './geometry';

export function boxed({ x, y, w, h }: Box, round = 4, margin = 0): string {
  const [left, top, width, height] = [x - margin, y - margin, w + 2 * margin, h + 2 * margin];
  const r = Math.min(round, width / 2, height / 2);
  const [across, down] = [width - 2 * r, height - 2 * r];
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const right = `M${left + r} ${top}h${across}${arc(r, r)}v${down}${arc(-r, r)}`;
  return `${right}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}z`;
}
