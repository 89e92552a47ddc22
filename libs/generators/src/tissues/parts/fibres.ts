import { step } from '../noise';
import type { Colour, Paint } from '../paint';
import { hillsOf, seenAt } from './field';
import { lumen, stain } from './stains';

export interface Fibres {
  seed: number;
  /** The apparent length and thickness of a fibre. */
  long: number;
  thin: number;
  from: Colour;
  to: Colour;
  /** The share of gaps between them, and their clarity. */
  cleft?: number;
  clear?: number;
}

/** Fibres side by side: `along` and `across` are a place in their own directions. */
export function fibresOf({ seed, long, thin, from, to, cleft = 0, clear = 0.8 }: Fibres) {
  const [bundle, fine, gap] = [hillsOf(seed), hillsOf(seed + 1), hillsOf(seed + 2)];
  // The noise is centred on one half, so this threshold gives about the wanted share.
  const line = 1 - 0.12 - cleft * 0.75;
  return (along: number, across: number, scale: number, paint: Paint, share: number) => {
    if (share <= 0) return;
    const seen = seenAt(thin * 1.6, scale);
    const bend = bundle(along / (long * 2.2), across / (thin * 7)) * 2.4;
    const tone =
      seen > 0 ? fine(along / long, across / thin + bend) * seen + 0.5 * (1 - seen) : 0.5;
    const wide = bundle(along / (long * 1.7) + 9, across / (thin * 3.3) + bend);
    stain(paint, from, to, tone * 0.6 + wide * 0.55 - 0.08, share);
    if (cleft <= 0) return;
    const open =
      seen > 0
        ? step(line, line + 0.09, gap(along / (long * 1.3), across / (thin * 1.9) + bend))
        : 0;
    stain(paint, lumen, lumen, 0, (open * seen + cleft * 0.6 * (1 - seen)) * clear * share);
  };
}
