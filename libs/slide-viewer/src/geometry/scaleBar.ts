import { mppOf, type Resolution } from './resolution';
import { lengthText } from './units';

export interface ScaleBar {
  /** Pixels of the screen. */
  width: number;
  text: string;
}

const steps = [5, 2, 1];

/** The longest round length that fits; null if the resolution is unknown. */
export function scaleBarOf(slide: Resolution, scale: number, room: number): ScaleBar | null {
  const mpp = mppOf(slide);
  if (mpp === null || !(scale > 0) || !(room > 0)) return null;
  const most = (room * mpp) / scale;
  const power = 10 ** Math.floor(Math.log10(most));
  const um = (steps.find((step) => step * power <= most) ?? 1) * power;
  return { width: (um * scale) / mpp, text: lengthText(um) };
}
