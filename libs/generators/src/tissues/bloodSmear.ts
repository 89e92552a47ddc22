import { cellAt, newCell } from './cells';
import { chanceAt, hills, rough, step } from './noise';
import { blend, type Colour, fill, type Paint, type Painter, shade } from './paint';

/** Pixels of a tenth of a micrometre: red cells of 7.5 µm, a neutrophil of 13. */
const SPACE = 92;
const RED = 0.405;

const plasma: Colour = [240, 234, 226];
const red: Colour = [222, 156, 146];
const pale: Colour = [236, 206, 194];
const violet: Colour = [104, 62, 150];
const pinkish: Colour = [228, 196, 214];

const cell = newCell();
const [WIDTH, HEIGHT] = [60_000, 40_000];

/** A smear from its head, where cells lie over each other, to its feathered end. */
export const paintBloodSmear: Painter = (x, y, scale, paint) => {
  fill(paint, plasma);
  const wet = smearAt(x, y);
  if (wet <= 0) return 'glass';
  shade(paint, 0.985 + rough(x / 700, y / 700, 3, 2) * 0.03);
  const thick = 1 - step(0.08, 0.55, x / WIDTH);
  const detail = 1 - step(22, 40, scale);
  const mean = wet * (0.42 + thick * 0.3);
  if (detail < 1) blend(paint, red, mean * (1 - detail));
  const dense = thick > 0.6 ? 'head' : 'smear';
  if (detail <= 0) return dense;
  const isRed = redCells(x, y, scale, paint, {
    share: wet * detail,
    thin: 0.2 * (1 - thick),
    seed: 11,
  });
  if (thick > 0.15) {
    redCells(x + 41, y + 37, scale, paint, { share: thick * detail * 0.6, thin: 0.3, seed: 31 });
  }
  const other = others(x, y, scale, paint, wet * detail);
  if (other) return other;
  if (dense === 'head') return dense;
  return isRed ? 'redCell' : 'plasma';
};

/** The area of the smear: round at its head, ragged at its end. */
function smearAt(x: number, y: number): number {
  const middle = Math.abs(y / HEIGHT - 0.5);
  const side = 0.44 - hills(x / 2600, 1, 5) * 0.04;
  const end = 0.93 - rough(y / 2200, 7, 9, 4) * 0.16;
  const head = 0.02 + middle * middle * 0.25;
  const across = x / WIDTH;
  return (
    (1 - step(side, side + 0.004, middle)) *
    step(head, head + 0.004, across) *
    (1 - step(end, end + 0.03, across))
  );
}

interface Lot {
  share: number;
  /** The share of missing cells. */
  thin: number;
  seed: number;
}

function redCells(
  x: number,
  y: number,
  scale: number,
  paint: Paint,
  { share, thin, seed }: Lot,
): boolean {
  const at = cellAt(x / SPACE, y / SPACE, seed, 0.42, cell);
  if (at.chance < thin) return false;
  const soft = Math.max(0.018, (scale / SPACE) * 0.7);
  const size = RED * (0.94 + at.chance * 0.09);
  const isIn = (1 - step(size - soft, size + soft, at.distance)) * share;
  if (isIn <= 0) return false;
  blend(paint, red, isIn * 0.92);
  // Hollow on both sides: paler in the middle.
  blend(paint, pale, isIn * (1 - step(size * 0.18, size * 0.72, at.distance)) * 0.85);
  return isIn > 0.5;
}

/** One of some hundred cells is white; platelets lie between. */
function others(x: number, y: number, scale: number, paint: Paint, share: number): string {
  let found = '';
  const platelet = cellAt(x / 260, y / 260, 71, 0.95, cell);
  if (platelet.chance > 0.35 && platelet.distance < 0.055) {
    const grain = 0.6 + chanceAt(Math.floor(x / 4), Math.floor(y / 4), 73) * 0.4;
    const isIn = 1 - step(0.03, 0.055, platelet.distance);
    blend(paint, [150, 96, 170], share * grain * isIn);
    if (isIn > 0.5) found = 'platelet';
  }
  const at = cellAt(x / 1150, y / 1150, 81, 0.8, cell);
  if (at.distance > 0.09) return found;
  const [awayX, awayY] = [x - at.x * 1150, y - at.y * 1150];
  const away = Math.hypot(awayX, awayY);
  const white = { scale, share, chance: at.chance };
  if (at.chance < 0.62) neutrophil(awayX, awayY, white, paint);
  else if (at.chance < 0.92) lymphocyte(awayX, awayY, white, paint);
  if (at.chance < 0.62) return away < 62 ? 'neutrophil' : found;
  return at.chance < 0.92 && away < 46 ? 'lymphocyte' : found;
}

interface White {
  scale: number;
  share: number;
  chance: number;
}

function body(away: number, size: number, { scale, share }: White, paint: Paint, colour: Colour) {
  const isIn = (1 - step(size - 2 - scale, size + 2 + scale, away)) * share;
  blend(paint, colour, isIn * 0.97);
  return isIn;
}

/** Three or four lobes on a bow, joined by threads, in pale pink grains. */
function neutrophil(x: number, y: number, white: White, paint: Paint) {
  const isIn = body(Math.hypot(x, y), 64, white, paint, pinkish);
  if (isIn <= 0) return;
  if (white.scale < 3)
    shade(paint, 0.94 + chanceAt(Math.floor(x / 3), Math.floor(y / 3), 91) * 0.08);
  const lobes = white.chance < 0.2 ? 4 : 3;
  let [nearest, thread] = [Infinity, Infinity];
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const turn = white.chance * 40 + (lobe / (lobes - 1) - 0.5) * 3.4;
    nearest = Math.min(nearest, Math.hypot(x - Math.cos(turn) * 30, y - Math.sin(turn) * 30));
  }
  const turned = Math.atan2(y, x) - ((white.chance * 40) % (2 * Math.PI));
  const bow = Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned)));
  if (bow < 1.7) thread = Math.abs(Math.hypot(x, y) - 30);
  const soft = 2 + white.scale;
  const dark = Math.max(1 - step(19 - soft, 19 + soft, nearest), 1 - step(3, 5 + soft, thread));
  blend(paint, violet, dark * isIn * 0.92);
}

/** A round dark nucleus that leaves a rim of blue. */
function lymphocyte(x: number, y: number, white: White, paint: Paint) {
  const isIn = body(Math.hypot(x, y), 48, white, paint, [176, 190, 226]);
  const soft = 2 + white.scale;
  const away = Math.hypot(x - 4, y + 3);
  blend(paint, violet, (1 - step(39 - soft, 39 + soft, away)) * isIn * 0.95);
  if (white.scale < 4) shade(paint, 1 - isIn * hills(x / 9, y / 9, 97) * 0.12);
}
