import { step } from '../noise';
import type { Paint } from '../paint';
import { bloodOf } from '../parts/blood';
import { hillsOf, seenAt } from '../parts/field';
import { cellsOf } from '../parts/grid';
import { dense, packed, strewn, vesicular } from '../parts/nuclei';
import { collagenPink, eosinPale, stain } from '../parts/stains';

const PITCH = 158;
const acini = cellsOf(2401, 0.78);
const gates = cellsOf(2401, 0.78);
const grain = hillsOf(2405);
const bend = hillsOf(2407);
/** Acini are round, and so their borders are bent. */
const bentX = (x: number, y: number) => x + bend(x / 85, y / 85) * 44;
const bentY = (x: number, y: number) => y + bend(x / 85 + 40, y / 85) * 44;
const nuclei = packed({
  seed: 2411,
  every: 37,
  radius: 12.4,
  long: 1.04,
  present: 0.92,
  look: vesicular,
  gate: (x, y) => {
    const depth = gates(bentX(x, y) / PITCH, bentY(x, y) / PITCH).border * PITCH;
    return depth > 15 && depth < 38;
  },
});
const middle = packed({
  seed: 2415,
  every: 60,
  radius: 9,
  long: 1.2,
  present: 0.5,
  look: { ...vesicular, open: 1 },
  gate: (x, y) => gates(bentX(x, y) / PITCH, bentY(x, y) / PITCH).distance * PITCH < 16,
});
const flat = strewn({
  seed: 2421,
  every: 90,
  deep: 40,
  long: 20,
  thin: 4.4,
  present: 0.36,
  look: dense,
});
const blood = bloodOf(2425, 23);

/** Wedges of cells, blue at their feet and full of red grains towards the middle. */
export function paintAcini(x: number, y: number, scale: number, paint: Paint): string {
  const at = acini(bentX(x, y) / PITCH, bentY(x, y) / PITCH);
  const depth = at.border * PITCH - 1.6;
  const soft = 0.8 + scale * 0.6;
  stain(paint, [246, 236, 243], collagenPink, bend(x / 90, y / 90), 1);
  if (depth < 6) {
    flat(x, y, scale, paint, 1, 0.5);
    if (bend(x / 60, y / 60) > 0.62) blood(x, y, scale, paint, 1, 0.8);
  }
  const share = step(-soft, soft, depth);
  if (share <= 0) return 'stroma';
  const wobble = (grain(x / 22, y / 22) - 0.5) * 18;
  const apical = step(20, 44, depth + wobble);
  stain(paint, [156, 104, 168], [222, 122, 158], apical * 0.9 + (at.chance - 0.5) * 0.16, share);
  const seen = seenAt(7, scale);
  if (seen > 0) {
    const spot = grain(x / 3.6, y / 3.6);
    stain(paint, [204, 78, 126], [240, 172, 194], spot, apical * share * seen * 0.5);
    // Cells meet along lines from the middle outwards.
    const count = 5 + Math.round(at.other * 3);
    const turn = (Math.atan2(at.dy, at.dx) / (2 * Math.PI) + at.chance) * count + wobble / 60;
    const line = Math.abs(turn - Math.round(turn)) * ((2 * Math.PI * at.distance * PITCH) / count);
    stain(
      paint,
      eosinPale,
      eosinPale,
      0,
      (1 - step(0.5, 2.2 + scale * 0.4, line)) * share * seen * 0.55,
    );
  }
  const lumen = 1 - step(3, 7 + scale, at.distance * PITCH);
  stain(paint, [248, 240, 246], [248, 240, 246], 0, lumen * share * 0.8 * seenAt(12, scale));
  const basal = nuclei(x, y, scale, paint, share);
  const inner = middle(x, y, scale, paint, share);
  if (inner > 0.5) return 'centroacinarCell';
  if (basal > 0.5) return 'acinarNucleus';
  return 'acinus';
}

const cords = cellsOf(2431, 0.85);
const islet = packed({
  seed: 2435,
  every: 36,
  radius: 11.5,
  present: 0.9,
  long: 1.1,
  look: { ...vesicular, nucleolus: 0 },
});

/** Pale cells in cords between capillaries. */
export function paintIslet(
  x: number,
  y: number,
  depth: number,
  scale: number,
  paint: Paint,
): string {
  const soft = 0.8 + scale * 0.6;
  const share = step(-soft - 5, soft, depth);
  stain(paint, collagenPink, collagenPink, 0, share);
  const cord = cords(x / 128 + bend(x / 50, y / 50) * 0.4, y / 128);
  const vessel =
    1 - step(0.03, 0.045 + soft / 128, cord.border - bend(x / 80, y / 80) * 0.06 + 0.025);
  stain(
    paint,
    [238, 196, 214],
    [244, 214, 226],
    grain(x / 7, y / 7),
    step(4, 6, depth) * share * (1 - vessel),
  );
  blood(x, y, scale, paint, vessel * step(4, 8, depth), 0.5);
  if (vessel < 0.5) islet(x, y, scale, paint, step(6, 10, depth));
  return vessel > 0.5 ? 'isletCapillary' : 'islet';
}
