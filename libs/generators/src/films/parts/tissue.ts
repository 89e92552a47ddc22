import { box, circle, ellipse, path, stroke } from '../../pictures/svg';
import { tints } from './pens';

/** The y of the vessel's upper and lower wall at this width. */
export const wallAbove = (width: number) => 420 - width / 2;
const wallBelow = (width: number) => 420 + width / 2;

/** A bacterium: a green rod with hairs. */
export const drawGerm = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})">` +
  stroke('M-26 0Q-34 -8 -42 0M26 0Q34 8 42 0M0 -10V-18M-12 -10V-17M12 10V18', '#2f7d3b', 3) +
  box({ x: -26, y: -11, width: 52, height: 22, radius: 11 }, '#4caf5f') +
  '</g>';

export const drawRedCell = (x: number, y: number): string =>
  ellipse(x, y, 21, 13, '#cf4744') + ellipse(x, y, 10, 5, '#b53330');

/** A neutrophil with its lobed nucleus; a flat one holds on to a wall. */
export const drawNeutrophil = (x: number, y: number, flat = 0): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(1 + 0.35 * flat).toFixed(2)} ${(1 - 0.35 * flat).toFixed(2)})">` +
  circle(0, 0, 27, '#e3d9fa') +
  `<circle r="27" fill="none" stroke="${tints.violet}" stroke-width="3"/>` +
  circle(-9, -6, 9, '#6b4fd0') +
  circle(5, -10, 8, '#6b4fd0') +
  circle(9, 5, 9, '#6b4fd0') +
  '</g>';

export const drawMacrophage = (x: number, y: number): string =>
  path(
    `M${x - 46} ${y - 6}C${x - 52} ${y - 44} ${x - 8} ${y - 54} ${x + 12} ${y - 44}C${x + 46} ${y - 50} ${x + 58} ${y - 4} ${x + 44} ${y + 16}C${x + 46} ${y + 46} ${x} ${y + 52} ${x - 16} ${y + 38}C${x - 50} ${y + 40} ${x - 58} ${y + 12} ${x - 46} ${y - 6}Z`,
    '#ffe1a8',
  ) + ellipse(x + 4, y - 2, 20, 15, '#d98a12');

export const drawMastCell = (x: number, y: number): string =>
  circle(x, y, 34, '#cfe6f5') +
  circle(x, y, 12, '#3a6cd6') +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((at) =>
      circle(x + 23 * Math.cos(at * 0.785), y + 23 * Math.sin(at * 0.785), 4.5, '#1c4aa8'),
    )
    .join('');

/** The lining: flat cells end to end, drawn apart where they let through. */
function drawWall(y: number, gap: number): string {
  let cells = '';
  for (let x = 0; x < 1280; x += 128)
    cells +=
      box({ x: x + 3 + gap / 2, y: y - 9, width: 122 - gap, height: 18, radius: 9 }, '#e8857a') +
      ellipse(x + 64, y, 17, 6, '#a83b34');
  return cells;
}

/** The tissue, the skin above it and the vessel within. */
export const drawTissue = (width: number, gap: number, redness: number): string =>
  box({ x: 0, y: 88, width: 1280, height: 632 }, '#fdeee6') +
  `<rect x="0" y="88" width="1280" height="632" fill="#e0524a" opacity="${(0.16 * redness).toFixed(3)}"/>` +
  box({ x: 0, y: 88, width: 1280, height: 34 }, '#e7b48f') +
  box({ x: 0, y: 118, width: 1280, height: 8 }, '#c98d63') +
  box({ x: 0, y: wallAbove(width), width: 1280, height: width }, '#f8c9c2') +
  drawWall(wallAbove(width), gap) +
  drawWall(wallBelow(width), gap);
