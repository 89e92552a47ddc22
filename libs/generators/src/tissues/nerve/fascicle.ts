import { chanceAt, step } from '../noise';
import type { Paint } from '../paint';
import { bloodOf } from '../parts/blood';
import { hillsOf, seenAt } from '../parts/field';
import { cellsOf } from '../parts/grid';
import { dense, middling, packed, strewn } from '../parts/nuclei';
import { collagenPink, stain } from '../parts/stains';
import { rowsOf } from '../muscle/rows';

const PITCH = 41;
const myelin = [246, 238, 246] as const;
const axon = [206, 134, 178] as const;
const sheath = [222, 150, 190] as const;

const fibres = cellsOf(2901, 0.8);
const net = hillsOf(2905);
const schwann = packed({
  seed: 2909,
  every: 60,
  radius: 8.5,
  long: 1.7,
  present: 0.5,
  look: dense,
});
const blood = bloodOf(2911, 24);
const capillaries = cellsOf(2915, 0.8);

/** Cut across: an axon in its pale ring of myelin, thick and thin ones side by side. */
export function nerveAcross(
  x: number,
  y: number,
  scale: number,
  paint: Paint,
  share: number,
): string {
  stain(paint, collagenPink, [230, 170, 202], net(x / 40, y / 40), share);
  const seen = seenAt(PITCH * 0.7, scale);
  if (seen < 1) stain(paint, [232, 196, 218], axon, 0.25, share * 0.8 * (1 - seen));
  const vessel = capillaries(x / 620, y / 620);
  const away = vessel.distance * 620;
  if (vessel.chance < 0.5 && away < 46) {
    stain(paint, sheath, sheath, 0, share * (1 - step(40, 44 + scale, away)));
    blood(x, y, scale, paint, share * (1 - step(30, 33 + scale, away)), 0.9);
    return 'endoneurialVessel';
  }
  if (seen <= 0) return 'endoneurium';
  const at = fibres(x / PITCH, y / PITCH);
  const soft = 0.7 + scale * 0.5;
  const radius = at.chance < 0.3 ? 9 + at.other * 5 : 15 + at.other * 8;
  const far = at.distance * PITCH + (net(x / 12, y / 12) - 0.5) * 5;
  const limit = Math.min(radius, far + at.border * PITCH - 1);
  const isIn = (1 - step(limit - soft, limit + soft, far)) * share * seen;
  stain(paint, sheath, sheath, 0, isIn);
  const inner = (1 - step(limit - 2.2 - soft, limit - 2.2 + soft, far)) * share * seen;
  stain(paint, myelin, [226, 190, 220], step(0.52, 0.8, net(x / 4.5, y / 4.5)) * 0.9, inner);
  const core = limit * (0.36 + at.other * 0.14);
  const isAxon = (1 - step(core - soft, core + soft, far)) * share * seen;
  stain(paint, axon, [182, 102, 158], net(x / 5, y / 5 + 9), isAxon);
  if (isIn < 0.4)
    return schwann(x, y, scale, paint, share * (1 - isIn)) > 0.5 ? 'schwannNucleus' : 'endoneurium';
  return isAxon > 0.5 ? 'axon' : 'myelin';
}

const rows = rowsOf(2921, 52, 0.26);
const long = strewn({
  seed: 2925,
  every: 210,
  deep: 13,
  long: 30,
  thin: 5.4,
  present: 0.5,
  look: middling,
});
const NODE = 2_300;

/** Lengthwise: wavy, each fibre with its axon in the middle; here and there it narrows to a node. */
export function nerveAlong(
  x: number,
  y: number,
  scale: number,
  paint: Paint,
  share: number,
): string {
  const wave =
    Math.sin(x / 460 + net(x / 1400, y / 900) * 5) * 74 + (net(x / 300, y / 300) - 0.5) * 44;
  const row = rows(y + wave);
  const off = y + wave - row.middle;
  stain(paint, collagenPink, [230, 176, 206], net(x / 50, row.index), share);
  const seen = seenAt(26, scale);
  if (seen < 1) stain(paint, [230, 186, 212], axon, 0.3, share * 0.85 * (1 - seen));
  if (seen <= 0) return 'nerveFibre';
  const shift = x + chanceAt(row.index, 3, 2931) * NODE;
  const node = Math.abs(shift - (Math.floor(shift / NODE) + 0.5) * NODE);
  const half = (row.border + Math.abs(off) - 4) * (0.34 + 0.66 * step(2, 26, node));
  const soft = 0.7 + scale * 0.5;
  const isIn = (1 - step(half - soft, half + soft, Math.abs(off))) * share * seen;
  stain(paint, sheath, sheath, 0, isIn);
  const foam = step(0.5, 0.75, net(x / 9 + row.index * 7, y / 5)) * 0.8;
  const inner = (1 - step(half - 3 - soft, half - 3 + soft, Math.abs(off))) * step(3, 6, node);
  stain(paint, myelin, [222, 184, 216], foam, inner * share * seen);
  const core = 5 + row.chance * 2.5;
  const isAxon =
    1 - step(core - soft, core + soft, Math.abs(off + (net(x / 60, row.index) - 0.5) * 5));
  stain(paint, axon, [190, 112, 164], net(x / 22, row.index + 0.5), isAxon * share * seen);
  const lane = x + row.index * 97 + (off > 0 ? 51 : 0);
  const nuclear = long(lane, row.border, scale, paint, row.border < 13 ? share * seen : 0, 0, x, y);
  if (nuclear > 0.5) return 'schwannNucleus';
  if (node < 5 && Math.abs(off) < 12) return 'node';
  return isAxon > 0.6 ? 'axonAlong' : inner > 0.5 ? 'myelinAlong' : 'nerveFibre';
}
