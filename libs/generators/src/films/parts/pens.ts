import { box, circle, path, point, polygon, round, stroke } from '../../pictures/svg';

/** The colours of all films and lessons. */
export const tints = {
  ink: '#1c2740',
  second: '#56627a',
  pale: '#8d98ad',
  line: '#d5dce8',
  ground: '#f6f8fc',
  white: '#ffffff',
  brand: '#ff9514',
  brandDeep: '#a85400',
  wash: '#fff2de',
  red: '#d4423f',
  redSoft: '#f6c9c5',
  blue: '#3a6cd6',
  blueSoft: '#c8d8f8',
  green: '#12833f',
  greenSoft: '#cdeed8',
  violet: '#7657e6',
  violetSoft: '#e0d8fb',
  teal: '#0b8a79',
  tealSoft: '#c6ece6',
  yellow: '#f2b705',
};

interface Hand {
  size?: number;
  fill?: string;
  bold?: boolean;
  anchor?: 'start' | 'middle' | 'end';
}

/** Escaped for SVG and HTML. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A line of writing on its base line. */
export const write = (x: number, y: number, text: string, hand: Hand = {}): string => {
  const { size = 22, fill = tints.ink, bold = false, anchor = 'start' } = hand;
  return (
    `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}" ` +
    `font-weight="${bold ? 700 : 400}" text-anchor="${anchor}">${escaped(text)}</text>`
  );
};

/** Several lines, one below the other. */
export const writeLines = (x: number, y: number, lines: readonly string[], hand: Hand = {}) =>
  lines.map((line, at) => write(x, y + at * (hand.size ?? 22) * 1.5, line, hand)).join('');

export const veiled = (content: string, opacity: number): string =>
  opacity <= 0.004
    ? ''
    : opacity >= 0.996
      ? content
      : `<g opacity="${opacity.toFixed(3)}">${content}</g>`;

/** A card with a hairline around it. */
export const card = (x: number, y: number, width: number, height: number, fill = tints.white) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${fill}" ` +
  `stroke="${tints.line}" stroke-width="1.5"/>`;

/** A word in a lozenge, in the middle of which its point is. */
export const tag = (x: number, y: number, text: string, fill = tints.ink, size = 20): string => {
  const width = widthOf(text, size) + size * 1.3;
  const height = size * 1.75;
  return (
    box({ x: x - width / 2, y: y - height / 2, width, height, radius: height / 2 }, fill) +
    write(x, y + size * 0.36, text, { size, fill: tints.white, bold: true, anchor: 'middle' })
  );
};

/** About as wide as it will be: Chinese signs are square, others half of that. */
export const widthOf = (text: string, size: number) =>
  [...text].reduce(
    (sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 1 : /[A-Z≤≥%]/.test(sign) ? 0.7 : 0.57),
    0,
  ) * size;

export const line = (points: readonly (readonly [number, number])[], tint: string, width = 3) =>
  points.length < 2 ? '' : stroke(`M${points.map(([x, y]) => point(x, y)).join('L')}`, tint, width);

export const dashes = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  tint = tints.pale,
  width = 2,
) =>
  `<path d="M${point(x1, y1)}L${point(x2, y2)}" stroke="${tint}" stroke-width="${width}" ` +
  'stroke-dasharray="7 7" fill="none"/>';

export function arrow(x1: number, y1: number, x2: number, y2: number, tint: string, width = 4) {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const head = width * 3.6;
  const at = (turn: number, far: number): readonly [number, number] => [
    x2 - far * Math.cos(angle + turn),
    y2 - far * Math.sin(angle + turn),
  ];
  const [neckX, neckY] = at(0, head * 0.7);
  return (
    line(
      [
        [x1, y1],
        [neckX, neckY],
      ],
      tint,
      width,
    ) + path(polygon([[x2, y2], at(0.42, head), at(-0.42, head)]), tint)
  );
}

/** From a word to what it names: the word stands at the second point. */
export function callout(x: number, y: number, toX: number, toY: number, text: string, size = 20) {
  const isLeft = toX < x;
  return (
    circle(x, y, 4.5, tints.ink) +
    line(
      [
        [x, y],
        [toX, toY],
      ],
      tints.ink,
      1.8,
    ) +
    write(toX + (isLeft ? -8 : 8), toY + size * 0.36, text, {
      size,
      bold: true,
      anchor: isLeft ? 'end' : 'start',
    })
  );
}

/** A curve of a function, from `from` to `to`, put onto the sheet by `place`. */
export function plot(
  of: (x: number) => number,
  [from, to]: readonly [number, number],
  place: (x: number, y: number) => readonly [number, number],
  steps = 160,
) {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / steps;
    return place(x, of(x));
  });
}
