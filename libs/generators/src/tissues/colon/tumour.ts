import { chanceAt, step } from '../noise';
import type { Paint } from '../paint';
import { hillsOf, roughOf, seenAt } from '../parts/field';
import { fibresOf } from '../parts/fibres';
import { cellsOf } from '../parts/grid';
import { dense, packed, strewn, type NucleusLook } from '../parts/nuclei';
import { inkDark, lumen, stain } from '../parts/stains';

const shape = roughOf(2601, 3);
const warp = roughOf(2605, 2);
const tall = hillsOf(2609);
const grain = hillsOf(2611);
const holes = cellsOf(2615, 0.85);
const wild: NucleusLook = {
  dark: [64, 38, 112],
  pale: [156, 124, 190],
  open: 0.7,
  nucleolus: 0.24,
};
const depthAt = (x: number, y: number) => {
  const by = (warp(x / 800, y / 800) - 0.5) * 900;
  return (shape((x + by) / 600, (y - by) / 600) - 0.45) * 1_300;
};
/** Unlike one another, large, crowded in several rows. */
const malignant = packed({
  seed: 2621,
  every: 30,
  radius: 12,
  long: 1.45,
  present: 0.96,
  look: wild,
  open: 0.8,
  gate: (x, y) => {
    const depth = depthAt(x, y);
    return depth > 8 && depth < 60 + tall(x / 260, y / 260) * 120;
  },
});
const giants = packed({
  seed: 2625,
  every: 118,
  radius: 20,
  long: 1.3,
  present: 0.4,
  look: { ...wild, open: 0.95 },
  gate: (x, y) => depthAt(x, y) > 22,
});
const stroma = fibresOf({
  seed: 2631,
  long: 130,
  thin: 12,
  from: [238, 196, 214],
  to: [222, 162, 194],
  cleft: 0.12,
  clear: 0.5,
});
const fibroblasts = strewn({
  seed: 2635,
  every: 96,
  deep: 40,
  long: 25,
  thin: 6,
  present: 0.7,
  look: { ...dense, open: 0.9 },
});
const lymphocytes = packed({
  seed: 2639,
  every: 34,
  radius: 10,
  long: 1.05,
  present: 0.8,
  look: dense,
});
const MITOSIS = 470;
const figures = cellsOf(2645, 0.8);

/** Glands that look like glands no more: crowded, branching, joined; between them young fibres. */
export function paintTumour(x: number, y: number, scale: number, paint: Paint): string {
  const depth = depthAt(x, y);
  const soft = 0.8 + scale * 0.6;
  let what = 'desmoplasia';
  if (depth < 6 + scale) what = paintStroma(x, y, scale, paint);
  const share = step(-soft, soft, depth);
  if (share <= 0) return what;
  const high = 74 + tall(x / 260, y / 260) * 150;
  const hole = holes(x / 250, y / 250);
  const pierced = hole.chance < 0.55 ? 26 + hole.other * 44 - hole.distance * 250 : -99;
  const open =
    Math.max(depth - high, depth > 60 ? pierced : -99) + (grain(x / 20, y / 20) - 0.5) * 9;
  stain(
    paint,
    [200, 138, 182],
    [226, 168, 198],
    step(0, high, depth) * 0.8 + grain(x / 4, y / 4) * 0.2,
    share,
  );
  const hollow = step(-soft, soft, open);
  if (hollow < 1) {
    const nuclear = malignant(
      x,
      y,
      scale,
      paint,
      share * (open > -14 ? 1 - step(-14, -4, open) : 1),
    );
    const giant = giants(x, y, scale, paint, open > -24 ? 0 : share);
    what = giant > 0.5 || nuclear > 0.5 ? 'tumourNucleus' : 'tumourGland';
    if (open < -30) what = paintMitosis(x, y, depth, scale, paint, share) || what;
  }
  if (hollow <= 0) return what;
  stain(paint, lumen, lumen, 0, hollow);
  return paintDebris(x, y, open, scale, paint, hollow)
    ? 'necrosis'
    : hollow > 0.5
      ? 'tumourLumen'
      : what;
}

function paintStroma(x: number, y: number, scale: number, paint: Paint): string {
  const by = (warp(x / 520, y / 520) - 0.5) * 420;
  stroma(x + by, y + by, scale, paint, 1);
  fibroblasts(x, y + by, scale, paint, 1, 0.3, x, y);
  const inflamed = step(0.55, 0.66, shape(x / 1300 + 60, y / 1300));
  if (inflamed > 0) lymphocytes(x, y, scale, paint, inflamed);
  return inflamed > 0.6 ? 'inflammation' : 'desmoplasia';
}

/** Necrosis in wide lumens: pink debris with dark dust. */
function paintDebris(
  x: number,
  y: number,
  open: number,
  scale: number,
  paint: Paint,
  share: number,
): boolean {
  const much = step(0.6, 0.7, tall(x / 700 + 30, y / 700)) * step(20, 60, open);
  if (much <= 0) return false;
  const patch = step(0.3, 0.52, warp(x / 60, y / 60));
  stain(paint, [232, 170, 190], [214, 134, 164], grain(x / 6, y / 6), much * patch * share * 0.9);
  const dust = step(0.76, 0.82, grain(x / 7 + 50, y / 7)) * seenAt(9, scale);
  stain(paint, inkDark, inkDark, 0, dust * much * patch * share * 0.8);
  return much * patch > 0.5;
}

/** A cell that divides: its chromosomes as a dark plate, or already two, in a clear round. */
function paintMitosis(
  x: number,
  y: number,
  depth: number,
  scale: number,
  paint: Paint,
  share: number,
): string {
  const at = figures(x / MITOSIS, y / MITOSIS);
  const away = at.distance * MITOSIS;
  if (away > 40 || at.chance > 0.62 || depth < 20) return '';
  const [dx, dy] = [at.dx * MITOSIS, at.dy * MITOSIS];
  const turn = at.other * 9;
  const u = dx * Math.cos(turn) + dy * Math.sin(turn);
  const v = dy * Math.cos(turn) - dx * Math.sin(turn);
  const soft = 0.8 + scale * 0.5;
  const isIn = (1 - step(31 - soft, 31 + soft, away)) * share * seenAt(40, scale);
  stain(paint, [234, 194, 216], [234, 194, 216], 0, isIn * 0.92);
  const isTwo = chanceAt(at.column, at.row, 2651) < 0.4;
  const plate = isTwo ? Math.abs(Math.abs(v) - 13) - 4.5 : Math.abs(v) - 6;
  const end = Math.abs(u) - 19;
  const hairy = (grain(x / 4, y / 4) - 0.5) * 6;
  const dark = 1 - step(-soft, soft, Math.max(plate, end) + hairy);
  stain(paint, [46, 26, 86], inkDark, 0.3, dark * isIn);
  return isIn > 0.5 ? 'mitosis' : '';
}
