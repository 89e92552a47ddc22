import { cellAt, newCell } from './cells';
import { chanceAt, hills, rough, step } from './noise';
import {
  blend,
  type Colour,
  collagen,
  cytoplasm,
  fill,
  glass,
  nucleus,
  type Paint,
  type Painter,
  redCell,
  shade,
} from './paint';

/** Pixels of a quarter of a micrometre: a lobule of 1.1 mm, hepatocytes of 24 µm. */
const LOBULE = 4400;
const HEPATOCYTE = 96;
const VEIN = 0.045;
const PORTAL = 0.05;

const sinusoid: Colour = [243, 226, 235];
const [lobule, cell] = [newCell(), newCell()];

/** Lobules with a vein in the middle, plates of hepatocytes around it, and portal tracts between. */
export const paintLiver: Painter = (x, y, scale, paint) => {
  const isTissue = insideAt(x, y, scale);
  if (isTissue <= 0) {
    fill(paint, glass);
    return 'glass';
  }
  const what = paintTissue(x, y, scale, paint);
  blend(paint, glass, 1 - isTissue);
  return isTissue < 0.5 ? 'glass' : what;
};

/** A piece with a bent edge on its glass. */
function insideAt(x: number, y: number, scale: number): number {
  const away = Math.hypot((x / 40_000 - 0.5) * 2, (y / 28_000 - 0.5) * 2.05);
  const edge = 0.93 + (rough(x / 3800, y / 3800, 7, 4) - 0.5) * 0.3;
  return 1 - step(edge, edge + 0.0006 + scale * 0.00006, away);
}

const paintTissue: Painter = (x, y, scale, paint) => {
  const [bentX, bentY] = [
    x + hills(x / 900, y / 900, 5) * 260,
    y + hills(x / 900, y / 900, 6) * 260,
  ];
  const at = cellAt(bentX / LOBULE, bentY / LOBULE, 11, 0.55, lobule);
  fill(paint, cytoplasm);
  shade(paint, 0.95 + rough(x / 1600, y / 1600, 21, 3) * 0.1);
  const plate = plates(x, y, scale, paint);
  // Nearer to the vein cells are paler.
  blend(paint, sinusoid, 0.14 * (1 - step(0.05, 0.35, at.distance)));
  const soft = Math.max(0.004, scale / LOBULE);
  const tract = 1 - step(PORTAL * 0.2, PORTAL * 0.2 + soft, at.border - tractAt(x, y));
  portalTract(x, y, scale, paint, tract);
  const inVein = VEIN * (0.7 + at.chance * 0.7) - at.distance;
  vein(x, y, scale, paint, inVein, soft);
  if (inVein > -0.006) return inVein > 0 ? 'centralVein' : 'veinWall';
  return tract > 0.5 ? 'portalTract' : plate;
};

/** Tracts are wide where three lobules meet, and hardly seen between two. */
const tractAt = (x: number, y: number) => step(0.62, 0.85, hills(x / 1900, y / 1900, 31)) * PORTAL;

function plates(x: number, y: number, scale: number, paint: Paint): string {
  const detail = 1 - step(14, 34, scale);
  if (detail <= 0) {
    blend(paint, nucleus, 0.1);
    return 'plate';
  }
  const middleX = lobule.x * LOBULE;
  const middleY = lobule.y * LOBULE;
  const turn = Math.atan2(y - middleY, x - middleX);
  const far = Math.hypot(x - middleX, y - middleY);
  // As one goes outwards new plates begin between the others.
  const plate = 2 ** Math.floor(Math.log2(Math.max(600, far) / 18));
  const wave = turn * plate * 0.16 + rough(x / 170, y / 170, 41, 2) * 5;
  const gap = Math.abs((((wave % 1) + 1) % 1) - 0.5);
  const soft = 0.03 + scale * 0.004;
  const slit = step(0.38 - soft, 0.38 + soft, gap);
  const isNucleus = hepatocyte(x, y, scale, paint, detail);
  blend(paint, sinusoid, slit * detail * 0.9);
  if (slit > 0.3) kupffer(x, y, scale, paint, slit * detail);
  if (slit > 0.5) return 'sinusoid';
  return isNucleus ? 'hepatocyteNucleus' : 'plate';
}

/** Nuclei of the cells along the gaps: small, long and dark. */
function kupffer(x: number, y: number, scale: number, paint: Paint, share: number) {
  const at = cellAt(x / 64, y / 64, 43, 0.9, cell);
  if (at.chance < 0.72) return;
  const lean = (at.chance - 0.86) * 14;
  const [awayX, awayY] = [x - at.x * 64, y - at.y * 64];
  const along = (awayX * Math.cos(lean) + awayY * Math.sin(lean)) / 15;
  const across = (awayY * Math.cos(lean) - awayX * Math.sin(lean)) / 5;
  blend(
    paint,
    nucleus,
    (1 - step(0.75, 1.15 + scale / 10, Math.hypot(along, across))) * share * 0.85,
  );
}

function hepatocyte(x: number, y: number, scale: number, paint: Paint, detail: number): boolean {
  const at = cellAt(x / HEPATOCYTE, y / HEPATOCYTE, 51, 0.6, cell);
  const soft = Math.max(0.02, (scale / HEPATOCYTE) * 0.8);
  shade(paint, 0.95 + at.chance * 0.09);
  if (scale < 4) shade(paint, 0.94 + chanceAt(Math.floor(x / 3), Math.floor(y / 3), 53) * 0.1);
  blend(paint, [196, 118, 160], (1 - step(0.02, 0.02 + soft, at.border)) * 0.5 * detail);
  const size = 0.16 + at.chance * 0.05;
  const isIn = 1 - step(size - soft * 0.5, size + soft * 0.5, at.distance);
  blend(paint, nucleus, isIn * 0.85 * detail);
  // A round nucleus with a rim and a nucleolus.
  blend(paint, [168, 138, 196], isIn * (1 - step(size * 0.5, size * 0.85, at.distance)) * 0.5);
  blend(paint, nucleus, (1 - step(0.025, 0.045, at.distance)) * 0.7 * detail);
  return isIn > 0.5;
}

function portalTract(x: number, y: number, scale: number, paint: Paint, share: number) {
  if (share <= 0) return;
  blend(paint, collagen, share);
  const fibre = hills(x / 60 + hills(x / 300, y / 300, 61) * 8, y / 18, 62);
  shade(paint, 1 - share * fibre * 0.12);
  if (scale > 20) return;
  const at = cellAt(x / 70, y / 70, 63, 0.9, cell);
  const isThere = at.chance > 0.55 ? 1 - step(0.13, 0.2, at.distance) : 0;
  blend(paint, nucleus, isThere * share * 0.9);
}

function vein(x: number, y: number, scale: number, paint: Paint, depth: number, soft: number) {
  const wall = step(-0.006 - soft, -0.006, depth);
  if (wall <= 0) return;
  blend(paint, collagen, wall);
  const inside = step(0, soft, depth);
  blend(paint, glass, inside);
  const at = cellAt(x / 34, y / 34, 71, 0.8, cell);
  const isThere = at.chance > 0.5 ? 1 - step(0.3, 0.42 + scale / 60, at.distance) : 0;
  blend(paint, redCell, inside * isThere * 0.8);
}
