import { escaped, tints, widthOf } from '../films/parts/pens';
import { box, point, round, stroke } from '../pictures/svg';

/** A text with its sub-branches. */
export interface Branch {
  text: string;
  branches?: readonly Branch[];
}

export interface DrawnMap {
  svg: string;
  width: number;
  height: number;
}

const levels = [
  { size: 46, height: 112, gap: 0 },
  { size: 34, height: 74, gap: 34 },
  { size: 28, height: 56, gap: 18 },
  { size: 26, height: 46, gap: 8 },
] as const;
const tones = [tints.blue, tints.teal, tints.brandDeep, tints.violet, tints.red, tints.green];
const BETWEEN = 110;
const MARGIN = 70;

const levelOf = (depth: number) => levels[Math.min(depth, levels.length - 1)] ?? levels[3];

/** The height of a branch with everything below it. */
function heightOf(branch: Branch, depth: number): number {
  const { height, gap } = levelOf(depth);
  const below = (branch.branches ?? []).reduce((sum, one) => sum + heightOf(one, depth + 1), 0);
  return Math.max(height, below) + gap;
}

const boxWidth = (text: string, depth: number) =>
  widthOf(text, levelOf(depth).size) + (depth < 3 ? 56 : 20);

/** The extent of a branch from its start. */
function reachOf(branch: Branch, depth: number): number {
  const beyond = (branch.branches ?? []).map((one) => BETWEEN + reachOf(one, depth + 1));
  return boxWidth(branch.text, depth) + Math.max(0, ...beyond);
}

interface Spot {
  x: number;
  y: number;
  /** -1 to the left, 1 to the right. */
  side: 1 | -1;
  depth: number;
  tone: string;
}

const words = (x: number, y: number, text: string, size: number, fill: string, bold: boolean) =>
  `<text x="${round(x)}" y="${round(y + size * 0.36)}" font-size="${size}" fill="${fill}" ` +
  `font-weight="${bold ? 700 : 400}" text-anchor="middle">${escaped(text)}</text>`;

function drawBranch(branch: Branch, spot: Spot): string {
  const { x, y, side, depth, tone } = spot;
  const { size, height } = levelOf(depth);
  const width = boxWidth(branch.text, depth);
  const left = side === 1 ? x : x - width;
  const frame = { x: left, y: y - height / 2, width, height, radius: height / 2 };
  const ground =
    depth === 1
      ? box(frame, tone)
      : depth === 2
        ? `<g opacity=".16">${box(frame, tone)}</g>`
        : stroke(`M${point(left, y + height / 2 - 4)}H${round(left + width)}`, tone, 2.5);
  const text = words(
    left + width / 2,
    y,
    branch.text,
    size,
    depth === 1 ? tints.white : tints.ink,
    depth < 3,
  );
  return ground + text + drawBelow(branch.branches ?? [], { ...spot, x: x + side * width });
}

function drawBelow(branches: readonly Branch[], from: Spot, firstTone = 0): string {
  const depth = from.depth + 1;
  const heights = branches.map((one) => heightOf(one, depth));
  let top = from.y - heights.reduce((sum, one) => sum + one, 0) / 2;
  return branches
    .map((branch, at) => {
      const y = top + (heights[at] ?? 0) / 2;
      top += heights[at] ?? 0;
      const tone = depth === 1 ? (tones[(firstTone + at) % tones.length] ?? from.tone) : from.tone;
      return grown(branch, { ...from, y, depth, tone }, from);
    })
    .join('');
}

/** A bough from the one it grows out of, and the branch at its end. */
function grown(branch: Branch, spot: Spot, from: { x: number; y: number }): string {
  const x = from.x + spot.side * BETWEEN;
  const bend = from.x + (spot.side * BETWEEN) / 2;
  const end = spot.depth >= 3 ? spot.y + levelOf(spot.depth).height / 2 - 4 : spot.y;
  const bough = `M${point(from.x, from.y)}C${point(bend, from.y)} ${point(bend, end)} ${point(x, end)}`;
  return (
    stroke(bough, spot.tone, Math.max(2.5, 8 - 2 * spot.depth)) + drawBranch(branch, { ...spot, x })
  );
}

/** The branches left and right of the middle, about as many lines on each side. */
function shared(branches: readonly Branch[]): [Branch[], Branch[]] {
  const whole = branches.reduce((sum, one) => sum + heightOf(one, 1), 0);
  const right: Branch[] = [];
  let taken = 0;
  for (const branch of branches) {
    const height = heightOf(branch, 1);
    if (right.length > 0 && taken + height / 2 > whole / 2) break;
    right.push(branch);
    taken += height;
  }
  return [right, branches.slice(right.length)];
}

/** A mind map as SVG: its first branches on the right from above, the others on the left. */
export function drawMap(middle: string, branches: readonly Branch[]): DrawnMap {
  const [right, left] = shared(branches);
  const middleWidth = boxWidth(middle, 0) + 40;
  const reach = (side: readonly Branch[]) =>
    Math.max(0, ...side.map((one) => BETWEEN + reachOf(one, 1))) + middleWidth / 2 + MARGIN;
  const heightsOf = (side: readonly Branch[]) =>
    side.reduce((sum, one) => sum + heightOf(one, 1), 0);
  const width = Math.ceil(reach(left) + reach(right));
  const height = Math.ceil(Math.max(heightsOf(left), heightsOf(right), 300) + 2 * MARGIN);
  const [x, y] = [reach(left), height / 2];
  const frame = { x: x - middleWidth / 2, y: y - 56, width: middleWidth, height: 112, radius: 26 };
  const spot = { y, depth: 0, tone: tints.ink };
  // The colours continue after those of the right side.
  const colourful = drawBelow(right, { ...spot, x: x + middleWidth / 2, side: 1 });
  const others = drawBelow(left, { ...spot, x: x - middleWidth / 2, side: -1 }, right.length);
  return {
    width,
    height,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `font-family="Noto Sans CJK SC, sans-serif">${box({ x: 0, y: 0, width, height }, tints.white)}` +
      `${colourful}${others}${box(frame, tints.brand)}` +
      `${words(x, y, middle, 46, tints.ink, true)}</svg>`,
  };
}
