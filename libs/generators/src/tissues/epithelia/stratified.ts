import { step } from '../noise';
import type { Paint } from '../paint';
import { hillsOf, roughOf, seenAt } from '../parts/field';
import { cellsOf } from '../parts/grid';
import { looseTissue, quietPropria } from '../parts/looseTissue';
import { dense, middling, packed, strewn, vesicular } from '../parts/nuclei';
import { belowLine } from '../parts/slope';
import { smoothAlong } from '../parts/smoothMuscle';
import { stain } from '../parts/stains';
import { vesselsIn } from '../parts/vesselsIn';

const bend = hillsOf(3201);
const tone = roughOf(3203, 2);
const grain = hillsOf(3205);
const polygons = cellsOf(3207, 0.7);
const small = vesselsIn({ seed: 3211, every: 2300, deep: 1900, present: 0.6, radius: 80 });

const gulletAt = (x: number) => 4_500 + (tone(x / 3900, 5) - 0.5) * 1_300;
/** Papillae reach up into the epithelium from below. */
const baseAt = (x: number) =>
  gulletAt(x) + 1_240 - step(0.5, 0.86, bend(x / 300, 11)) * 560 + (bend(x / 80, 13) - 0.5) * 50;
const overBase = (x: number, y: number) => -belowLine(baseAt, x, y);

const basal = packed({
  seed: 3221,
  every: 26,
  radius: 10.5,
  long: 1.35,
  present: 0.95,
  look: dense,
  open: 0.06,
  gate: (x, y) => {
    const up = overBase(x, y);
    return up > 8 && up < 46;
  },
});
const prickle = packed({
  seed: 3225,
  every: 58,
  radius: 12.5,
  long: 1.15,
  present: 0.95,
  look: vesicular,
  open: 0.6,
  gate: (x, y) => overBase(x, y) >= 58 && y - gulletAt(x) > 330,
});
const upper = strewn({
  seed: 3229,
  every: 104,
  deep: 40,
  long: 20,
  thin: 6.5,
  present: 0.8,
  look: middling,
});
const scales = strewn({
  seed: 3231,
  every: 130,
  deep: 24,
  long: 19,
  thin: 4,
  present: 0.7,
  look: dense,
});

/** Gullet: round at the base, polygonal in the middle, flat above, and never dead. */
export function paintSquamous(x: number, y: number, scale: number, paint: Paint): string {
  const deep = y - gulletAt(x) - (bend(x / 130, y / 20) - 0.5) * 8;
  if (deep < -2 - scale) return 'lumen';
  const up = overBase(x, y);
  const soft = 1 + scale * 0.6;
  if (up < soft) {
    const what = paintBelow(x, y, -up, scale, paint);
    if (up <= 0) return what;
  }
  const share = step(-soft, soft, up) * step(-soft, soft, deep);
  const young = 1 - step(20, 130, up);
  const old = 1 - step(60, 420, deep);
  stain(paint, [230, 176, 208], [238, 186, 206], old, share);
  stain(paint, [188, 128, 182], [188, 128, 182], 0, young * share * 0.8);
  if (scale < 5) stain(paint, [220, 156, 192], [246, 214, 228], grain(x / 4, y / 4), share * 0.3);
  const flat = 1 + old * 2.6;
  const at = polygons(x / (54 * Math.sqrt(flat)), y / (54 / flat));
  const line = 1 - step(0.015, 0.05 + scale / 70, at.border);
  stain(
    paint,
    [214, 130, 176],
    [214, 130, 176],
    0,
    line * share * (1 - young) * 0.6 * seenAt(30, scale),
  );
  basal(x, y, scale, paint, share);
  prickle(x, y, scale, paint, share);
  const level = deep + (bend(x / 400, y / 90) - 0.5) * 20;
  if (deep > 130 && deep < 340)
    upper(
      x,
      level,
      scale,
      paint,
      share * step(130, 150, deep) * (1 - step(320, 340, deep)),
      0,
      x,
      y,
    );
  if (deep < 140) scales(x, level, scale, paint, share, 0, x, y);
  if (up < 60) return 'basalLayer';
  return deep < 250 ? 'superficialLayer' : 'prickleLayer';
}

function paintBelow(x: number, y: number, deep: number, scale: number, paint: Paint): string {
  const under = y - gulletAt(x) - 1_240;
  if (under < 900) {
    quietPropria(x, y, scale, paint);
    return under < 0 && deep > 4 ? 'papilla' : 'laminaPropria';
  }
  if (under < 1_300) {
    smoothAlong(x, y, scale, paint, 1);
    return 'smoothMuscle';
  }
  looseTissue(x, y, scale, paint);
  return small(x, y, scale, paint) || 'looseTissue';
}

const bladderAt = (x: number) =>
  5_100 + (tone(x / 2100, 8) - 0.5) * 2_300 + (bend(x / 420, 15) - 0.5) * 330;
const depthOf = (x: number, y: number) => belowLine(bladderAt, x, y, 20);
const THICK = 300;
const urothelial = packed({
  seed: 3241,
  every: 40,
  radius: 12,
  long: 1.3,
  present: 0.97,
  look: vesicular,
  open: 0.6,
  gate: (x, y) => {
    const depth = depthOf(x, y);
    return depth > 88 && depth < THICK - 10;
  },
});
const umbrella = packed({
  seed: 3245,
  every: 84,
  radius: 15,
  long: 1.2,
  present: 0.98,
  look: vesicular,
  open: 0.16,
  gate: (x, y) => {
    const depth = depthOf(x, y);
    return depth > 24 && depth < 74;
  },
});
const stacked = cellsOf(3247, 0.7);

/** Bladder, empty: five or six rows, and above them large cells like umbrellas. */
export function paintTransitional(x: number, y: number, scale: number, paint: Paint): string {
  const soft = 1 + scale * 0.6;
  const bulge = Math.abs(Math.sin(x / 52 + bend(x / 300, 17) * 6)) * 17;
  const depth = depthOf(x, y);
  const top = depth + bulge - 12;
  if (top < -soft) return 'lumen';
  if (depth > THICK) {
    const under = depth - THICK;
    if (under < 1_500) {
      quietPropria(x, y, scale, paint);
      return 'laminaPropria';
    }
    looseTissue(x, y, scale, paint);
    const bundle = step(0.36, 0.42, bend(x / 1100, y / 640)) * step(1_500, 1_700, under);
    smoothAlong(x, y, scale, paint, bundle);
    if (bundle > 0.5) return 'smoothMuscle';
    return small(x, y, scale, paint) || 'looseTissue';
  }
  const share = step(-soft, soft, top);
  stain(paint, [226, 172, 204], [222, 150, 184], 1 - step(20, 110, depth), share);
  if (scale < 5) stain(paint, [214, 150, 190], [246, 216, 230], grain(x / 4, y / 4), share * 0.3);
  stain(paint, [206, 112, 158], [206, 112, 158], 0, (1 - step(4, 9 + scale, top)) * share * 0.7);
  const at = stacked(x / 42, y / 50);
  const line = (1 - step(0.015, 0.06 + scale / 60, at.border)) * step(76, 84, depth);
  stain(paint, [206, 126, 174], [206, 126, 174], 0, line * share * 0.5 * seenAt(24, scale));
  urothelial(x, y, scale, paint, share);
  umbrella(x, y, scale, paint, share);
  return depth < 80 ? 'umbrellaCells' : 'transitional';
}
