import { step } from '../noise';
import type { Paint } from '../paint';
import { hillsOf, roughOf, seenAt } from '../parts/field';
import { cellsOf } from '../parts/grid';
import { looseTissue } from '../parts/looseTissue';
import { dense, strewn } from '../parts/nuclei';
import { collagenPink, stain } from '../parts/stains';
import { bloodOf } from '../parts/blood';
import { rowsOf } from './rows';

const deep = [208, 92, 132] as const;
const pale = [226, 128, 160] as const;
const tone = roughOf(1801, 2);
const wave = hillsOf(1803);
const fibres = rowsOf(1805, 205, 0.3);
const peripheral = strewn({
  seed: 1809,
  every: 170,
  deep: 15,
  long: 30,
  thin: 5.6,
  present: 0.62,
  look: dense,
});
const capillary = bloodOf(1811, 24);

/** Fibres of 50 µm lengthwise, striped across every 2.5 µm, their nuclei below the surface. */
export function skeletalAlong(x: number, y: number, scale: number, paint: Paint): string {
  const bent = y + (tone(x / 4200, y / 5200) - 0.5) * 700 + (wave(x / 900, y / 700) - 0.5) * 50;
  const fibre = fibres(bent);
  const soft = 0.8 + scale * 0.6;
  const side = fibre.border - 4 - wave(x / 300, fibre.index) * 7;
  if (side < soft) {
    stain(paint, [244, 226, 236], collagenPink, 0.6, 1);
    const isVessel = wave(x / 420, fibre.index + 0.5) > 0.66;
    if (isVessel) capillary(x, bent, scale, paint, 0.9, 0.75);
  }
  const share = step(-soft, soft, side);
  if (share <= 0) return 'endomysium';
  stain(paint, deep, pale, 0.2 + fibre.chance * 0.5 + tone(x / 340, bent / 340) * 0.4, share);
  const seen = seenAt(5.5, scale);
  if (seen > 0) {
    const bow = (wave(x / 140, bent / 60) - 0.5) * 7;
    const phase = (x + bow + fibre.chance * 10) / 10;
    const stripe = Math.abs(phase - Math.floor(phase) - 0.5) * 2;
    const fine = wave(x / 90, bent / 7) * 0.5 + 0.6;
    stain(
      paint,
      [236, 162, 188],
      [186, 66, 112],
      step(0.25, 0.75, stripe),
      share * 0.62 * seen * fine,
    );
  }
  const lane = x + fibre.index * 71 + (bent > fibre.middle ? 63 : 0);
  if (side < 16) peripheral(lane, side, scale, paint, share, 0, x, bent);
  return 'skeletalFibre';
}

const PITCH = 215;
const cut = cellsOf(1821, 0.6);
const fascicles = cellsOf(1825, 0.7);
const myofibrils = cellsOf(1829, 0.9);
const rim = cellsOf(1831, 0.8);

/** Cut across: angular fibres in bundles, nuclei at their rims. */
export function skeletalAcross(x: number, y: number, scale: number, paint: Paint): string {
  const warp = (tone(x / 1300, y / 1300) - 0.5) * 500;
  const lot = fascicles((x + warp) / 4200, (y - warp) / 3600);
  const soft = 0.8 + scale * 0.6;
  const sheath = lot.border * 3800 - 70 - tone(x / 500, y / 500) * 60;
  looseTissue(x, y, scale, paint);
  if (sheath < -soft) return 'perimysium';
  const isIn = step(-soft, soft, sheath);
  const at = cut(x / PITCH, y / PITCH);
  const depth = at.border * PITCH - 6;
  stain(paint, [246, 230, 238], collagenPink, 0.5, isIn);
  const share = step(-soft, soft, depth) * isIn;
  if (share < 0.5) {
    capillary(
      x,
      y,
      scale,
      paint,
      at.distance > 0.62 ? isIn * (1 - share) * seenAt(40, scale) : 0,
      0.8,
    );
  }
  stain(paint, deep, pale, 0.15 + at.chance * 0.55, share);
  const seen = seenAt(9, scale);
  if (seen > 0) {
    const spot = myofibrils(x / 10, y / 10);
    stain(
      paint,
      [238, 170, 194],
      pale,
      step(0.02, 0.16, spot.border),
      (1 - step(0, 0.16, spot.border)) * seen * share * 0.8,
    );
  }
  const near = rim(x / 62, y / 62);
  if (depth > -2 && depth < 15 && near.chance < 0.5) {
    const away = near.distance * 62;
    stain(
      paint,
      [70, 44, 116],
      [96, 66, 142],
      wave(x / 4, y / 4),
      (1 - step(17 - soft, 17 + soft, away)) * seenAt(24, scale) * isIn * 0.95,
    );
    if (away < 15) return 'peripheralNucleus';
  }
  stain(paint, [224, 132, 164], pale, 0, isIn * (1 - seenAt(PITCH * 0.8, scale)));
  return share > 0.5 ? 'skeletalFibreAcross' : 'endomysium';
}
