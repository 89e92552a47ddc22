import { cellAt, newCell } from './cells';
import { hills, rough, step } from './noise';
import {
  blend,
  type Colour,
  collagen,
  fill,
  glass,
  nucleus,
  type Paint,
  type Painter,
  shade,
} from './paint';

/** A pixel is half a micrometre. */
const keratin: Colour = [238, 158, 176];
const prickle: Colour = [206, 140, 190];
const granular: Colour = [150, 92, 160];
const cell = newCell();
const SURFACE = 5200;
const CORNEUM = 260;

/** Skin from above: horny layer, epidermis with its ridges, papillae, dermis, glands, fat. */
export const paintSkin: Painter = (x, y, scale, paint) => {
  fill(paint, glass);
  const surface = SURFACE + (rough(x / 5200, 1, 3, 3) - 0.5) * 1100;
  const depth = y - surface;
  const soft = 2 + scale;
  const isTissue =
    step(-soft, soft, depth) * (1 - step(23_600, 24_200, y + hills(x / 700, y / 700, 4) * 900));
  if (isTissue <= 0) return 'glass';
  const ridge = ridgeAt(x, y);
  const inLiving = depth - CORNEUM - hills(x / 240, 2, 5) * 60;
  if (inLiving < 0) {
    horny(x, y, paint, isTissue);
    return isTissue > 0.5 ? 'hornyLayer' : 'glass';
  }
  if (inLiving >= ridge) return dermis(x, y, scale, paint, inLiving - ridge);
  epidermis(x, y, scale, paint, { up: inLiving, down: ridge - inLiving });
  if (inLiving < 30) return 'granularLayer';
  return ridge - inLiving < 24 ? 'basalLayer' : 'prickleLayer';
};

/** Ridges go down between papillae. */
const ridgeAt = (x: number, y: number) =>
  210 +
  430 * step(0.35, 0.75, hills(x / 330 + hills(x / 900, y / 900, 7), 3, 6)) +
  hills(x / 60, y / 60, 8) * 30;

/** Woven like a basket: threads with air between. */
function horny(x: number, y: number, paint: Paint, share: number) {
  blend(paint, keratin, share);
  const thread = Math.abs(hills(x / 130, y / 15 + hills(x / 90, y / 200, 12) * 5, 11) - 0.5);
  blend(paint, glass, (1 - step(0.03, 0.11, thread)) * 0.85 * share);
}

interface Place {
  /** From the horny layer, and from the basal membrane. */
  up: number;
  down: number;
}

function epidermis(x: number, y: number, scale: number, paint: Paint, { up, down }: Place) {
  fill(paint, prickle);
  blend(paint, granular, (1 - step(12, 46, up)) * 0.7);
  const basal = 1 - step(14, 34, down);
  blend(paint, granular, basal * 0.45);
  if (scale > 14) return blend(paint, nucleus, 0.12);
  // Upright and close together below, large above.
  const isBasal = basal > 0.5;
  const [wide, high] = isBasal ? [17, 27] : [27, 24];
  const at = cellAt(x / wide, y / high, isBasal ? 23 : 21, 0.5, cell);
  const soft = 0.03 + scale / 40;
  blend(paint, [236, 200, 222], (1 - step(0.02, 0.05 + soft, at.border)) * 0.6);
  const nuclear = (isBasal ? 0.32 : 0.23) + (at.chance - 0.5) * 0.05;
  blend(
    paint,
    nucleus,
    (1 - step(nuclear - soft, nuclear + soft, at.distance)) * (0.82 + basal * 0.12),
  );
  shade(paint, 0.97 + at.chance * 0.06);
}

function dermis(x: number, y: number, scale: number, paint: Paint, depth: number): string {
  fill(paint, collagen);
  // Fine below the papillae, in coarse bundles further down.
  const coarse = step(300, 1400, depth);
  const [long, thin] = [80 + coarse * 200, 10 + coarse * 34];
  const bend = rough(x / 1100, y / 1100, 31, 2) * 9;
  const bundle = hills(x / long + bend, y / thin + hills(x / 400, y / 400, 32) * 6, 33);
  blend(paint, glass, step(0.62, 0.8, bundle) * (0.25 + coarse * 0.4));
  shade(paint, 0.95 + bundle * 0.08);
  const fatty = step(9_500, 11_000, depth + hills(x / 1800, 5, 35) * 2200);
  fat(x, y, scale, paint, fatty);
  if (scale < 16) spindles(x, y, scale, paint, 1 - step(9_500, 10_500, depth));
  const gland = depth > 2200 && depth < 9500 ? glands(x, y, scale, paint) : '';
  if (gland) return gland;
  if (fatty > 0.9) return 'fat';
  return coarse > 0.5 ? 'reticularLayer' : 'papillaryLayer';
}

/** Nuclei of fibroblasts: long, thin and few. */
function spindles(x: number, y: number, scale: number, paint: Paint, share: number) {
  const at = cellAt(x / 96, y / 54, 41, 0.95, cell);
  if (at.chance < 0.45) return;
  const lean = (at.chance - 0.72) * 1.6;
  const [awayX, awayY] = [x - at.x * 96, y - at.y * 54];
  const along = Math.abs(awayX + awayY * lean) / 17;
  const across = Math.abs(awayY - awayX * lean) / 4;
  blend(
    paint,
    nucleus,
    (1 - step(0.75, 1.2 + scale / 8, Math.hypot(along, across))) * 0.85 * share,
  );
}

/** Sweat glands: tubes of cells around a gap, cut across, lying together. */
function glands(x: number, y: number, scale: number, paint: Paint): string {
  const together = step(0.7, 0.78, hills(x / 1500, y / 1300, 51));
  if (together <= 0) return '';
  const tube = cellAt(x / 130, y / 130, 53, 0.5, cell);
  const { distance, chance, x: middleX, y: middleY } = tube;
  const soft = 0.02 + scale / 130;
  const inTube = (1 - step(0.38 - soft, 0.38 + soft, distance)) * together;
  blend(paint, [214, 150, 196], inTube);
  blend(paint, glass, (1 - step(0.08, 0.12 + soft, distance)) * inTube);
  const turn = Math.atan2(y / 130 - middleY, x / 130 - middleX) / (2 * Math.PI);
  const place = (((turn * 13 + chance) % 1) + 1) % 1;
  const isNucleus = Math.hypot((place - 0.5) * 1.5, (distance - 0.28) * 7);
  blend(paint, nucleus, (1 - step(0.34, 0.5 + scale / 20, isNucleus)) * inTube * 0.85);
  if (inTube < 0.5) return '';
  return distance < 0.1 ? 'glandLumen' : 'sweatGland';
}

/** Empty cells with thin walls: their fat was washed out. */
function fat(x: number, y: number, scale: number, paint: Paint, share: number) {
  if (share <= 0) return;
  const at = cellAt(x / 170, y / 170, 61, 0.6, cell);
  const soft = 0.012 + scale / 200;
  blend(paint, [250, 246, 248], step(0.02, 0.02 + soft, at.border) * share);
}
