import { box, circle, path, stroke } from '../../pictures/svg';
import { tints, write } from './pens';

const skin = '#f3cfb3';
const skinEdge = '#c99672';

/** An arm on a table with a cuff around it, as tight as `squeeze` says; the hand is on the left. */
export function drawArm(squeeze: number, pulse: number): string {
  const arm =
    'M0 210C60 180 120 190 200 190C300 180 380 170 520 160V300C400 300 300 290 200 276C120 270 60 276 0 262Z';
  const artery = 'M520 226C420 232 330 236 220 236C150 238 90 236 40 232';
  const swell = 120 - 26 * squeeze;
  return (
    path(arm, skin) +
    stroke(arm, skinEdge, 3) +
    path(
      'M4 206C-40 196 -80 204 -104 214C-124 220 -122 232 -106 232C-120 240 -112 250 -96 248C-100 258 -84 262 -70 258C-50 266 -20 268 4 264Z',
      skin,
    ) +
    stroke(
      'M4 206C-40 196 -80 204 -104 214C-124 220 -122 232 -106 232C-120 240 -112 250 -96 248C-100 258 -84 262 -70 258C-50 266 -20 268 4 264',
      skinEdge,
      3,
    ) +
    stroke(artery, '#b5292b', 13 + 4 * pulse) +
    stroke(artery, '#e2605d', 7 + 4 * pulse) +
    box(
      { x: 300, y: 230 - swell * 0.72, width: 150, height: swell * 1.44, radius: 22 },
      '#2c4f86',
    ) +
    box({ x: 312, y: 236 - swell * 0.72, width: 126, height: 12, radius: 6 }, '#5c82bf') +
    write(375, 238, '袖带', { size: 22, bold: true, fill: tints.white, anchor: 'middle' }) +
    circle(214, 236, 26, '#c9ced8') +
    circle(214, 236, 19, '#eef1f6') +
    stroke('M214 210C210 130 150 110 150 40', '#4a5568', 7)
  );
}

const TOP = 64;
const HEIGHT = 396;
const yOf = (mmHg: number) => TOP + HEIGHT - (mmHg / 200) * HEIGHT;

/** A column of mercury, in a space of 160 by 500. */
export function drawColumn(mmHg: number): string {
  let marks = '';
  for (let at = 0; at <= 200; at += 10) {
    const isLong = at % 20 === 0;
    marks += stroke(`M92 ${yOf(at)}H${isLong ? 112 : 102}`, tints.second, 2);
    if (isLong) marks += write(120, yOf(at) + 6, String(at), { size: 17, fill: tints.second });
  }
  return (
    box({ x: 20, y: 10, width: 150, height: 490, radius: 16 }, tints.white) +
    box({ x: 60, y: TOP - 12, width: 26, height: HEIGHT + 34, radius: 13 }, '#e7ebf2') +
    box(
      { x: 66, y: yOf(mmHg), width: 14, height: TOP + HEIGHT + 16 - yOf(mmHg), radius: 4 },
      '#7d8797',
    ) +
    marks +
    write(95, 32, 'mmHg', { size: 15, fill: tints.pale, anchor: 'middle' })
  );
}
