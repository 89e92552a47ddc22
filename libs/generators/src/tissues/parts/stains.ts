import type { Colour, Paint } from '../paint';

/** Haematoxylin makes blue what is acid, eosin pink what is basic. */
export const lumen: Colour = [246, 244, 247];
export const plasma: Colour = [240, 222, 230];
export const blood: Colour = [208, 84, 92];
export const bloodPale: Colour = [226, 124, 126];
export const collagenPink: Colour = [238, 184, 206];
export const collagenDeep: Colour = [226, 152, 186];
export const musclePink: Colour = [222, 134, 168];
export const muscleDeep: Colour = [204, 108, 148];
export const eosinPale: Colour = [236, 178, 202];
export const mucin: Colour = [224, 218, 238];
export const mucinDeep: Colour = [196, 186, 222];
export const inkDark: Colour = [70, 44, 116];
export const ink: Colour = [92, 62, 138];
export const inkPale: Colour = [172, 146, 200];
export const fatClear: Colour = [250, 248, 250];

/** Between two colours, laid over what is there. */
export function stain(paint: Paint, from: Colour, to: Colour, light: number, share: number) {
  if (share <= 0) return;
  const most = share > 1 ? 1 : share;
  const by = light < 0 ? 0 : light > 1 ? 1 : light;
  paint[0] += (from[0] + (to[0] - from[0]) * by - paint[0]) * most;
  paint[1] += (from[1] + (to[1] - from[1]) * by - paint[1]) * most;
  paint[2] += (from[2] + (to[2] - from[2]) * by - paint[2]) * most;
}
