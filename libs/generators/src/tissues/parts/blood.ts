import { step } from '../noise';
import type { Paint } from '../paint';
import { seenAt } from './field';
import { cellsOf } from './grid';
import { blood, bloodPale, plasma, stain } from './stains';

/** Red cells of 7 µm in vessels; `full` is the share of occupied places. */
export function bloodOf(seed: number, pitch = 25) {
  const cells = cellsOf(seed, 0.75);
  return (x: number, y: number, scale: number, paint: Paint, share: number, full: number) => {
    if (share <= 0) return;
    stain(paint, plasma, plasma, 0, share * 0.8);
    const seen = seenAt(pitch, scale);
    if (seen < 1) stain(paint, blood, bloodPale, 0.4, share * full * 0.72 * (1 - seen));
    if (seen <= 0) return;
    const { distance, chance, other } = cells(x / pitch, y / pitch);
    if (chance > full) return;
    const soft = 0.03 + (scale * 0.5) / pitch;
    const isIn = (1 - step(0.5 - soft, 0.5 + soft, distance)) * share * seen;
    const hollow = (1 - step(0.1, 0.42, distance)) * 0.6;
    stain(paint, blood, bloodPale, hollow + other * 0.3, isIn * 0.95);
  };
}
