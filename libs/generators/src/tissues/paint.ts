import { mix } from './noise';

/** Red, green and blue. */
export type Colour = readonly [number, number, number];

/** The colour of one place while it is painted. */
export type Paint = [number, number, number];

export function fill(paint: Paint, colour: Colour) {
  paint[0] = colour[0];
  paint[1] = colour[1];
  paint[2] = colour[2];
}

export function blend(paint: Paint, colour: Colour, share: number) {
  if (share <= 0) return;
  const most = Math.min(1, share);
  paint[0] = mix(paint[0], colour[0], most);
  paint[1] = mix(paint[1], colour[1], most);
  paint[2] = mix(paint[2], colour[2], most);
}

/** Lighter above 1, darker below. */
export function shade(paint: Paint, by: number) {
  paint[0] *= by;
  paint[1] *= by;
  paint[2] *= by;
}

/** The colours of the usual stains. */
export const glass: Colour = [244, 243, 245];
export const nucleus: Colour = [92, 62, 138];
export const cytoplasm: Colour = [226, 158, 190];
export const collagen: Colour = [233, 172, 196];
export const redCell: Colour = [214, 92, 104];

/**
 * Paints one place of a slide, in full-size pixels; `scale` is the size of the smallest visible
 * detail. Answers the name of the structure there.
 */
export type Painter = (x: number, y: number, scale: number, paint: Paint) => string;
