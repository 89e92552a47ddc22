import { circle, path, stroke } from '../../pictures/svg';

const skin = '#f3cfb3';
const skinEdge = '#c99672';
const bone = '#fbf3e2';
const boneEdge = '#cbb892';

const torso =
  'M150 10C160 50 150 70 90 88C40 100 16 140 12 200L40 210C52 190 58 180 66 176C76 280 80 380 84 470H396C400 380 404 280 414 176C422 180 428 190 440 210L468 200C464 140 440 100 390 88C330 70 320 50 330 10Z';

const rib = (at: number) => {
  const y = 146 + at * 40;
  const wide = 118 + at * 7;
  const side = (turn: 1 | -1) =>
    stroke(
      `M${240 + turn * 22} ${y}C${240 + turn * 70} ${y - 16} ${240 + turn * (wide - 6)} ${y - 6} ${240 + turn * wide} ${y + 44}`,
      boneEdge,
      13,
    ) +
    stroke(
      `M${240 + turn * 22} ${y}C${240 + turn * 70} ${y - 16} ${240 + turn * (wide - 6)} ${y - 6} ${240 + turn * wide} ${y + 44}`,
      bone,
      10,
    );
  return side(1) + side(-1);
};

/** A chest from the front with its ribs, in a space of 480 by 470; its left is on our right. */
export const chest: string =
  path(torso, skin) +
  stroke(torso, skinEdge, 3) +
  stroke('M226 108C180 96 130 100 92 112', boneEdge, 14) +
  stroke('M254 108C300 96 350 100 388 112', boneEdge, 14) +
  stroke('M226 108C180 96 130 100 92 112', bone, 10) +
  stroke('M254 108C300 96 350 100 388 112', bone, 10) +
  [0, 1, 2, 3, 4, 5].map(rib).join('') +
  path('M222 102H258L262 150L254 160V340L240 366L226 340V160L218 150Z', bone) +
  stroke('M222 102H258L262 150L254 160V340L240 366L226 340V160L218 150Z', boneEdge, 3);

/** The shadow of the heart behind the ribs. */
export const heartShadow: string =
  '<g opacity="0.34">' +
  path(
    'M206 150C230 130 280 140 300 190C322 240 352 300 344 330C330 352 260 344 220 330C190 316 188 190 206 150Z',
    '#c9403c',
  ) +
  '</g>';

export const spot = (x: number, y: number, tint: string, radius = 15): string =>
  circle(x, y, radius, tint) + circle(x, y, radius * 0.45, '#ffffff');
