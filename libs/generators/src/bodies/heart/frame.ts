import { add, type Frame, frameOf, inFrame, times, unit, type Vec } from '../kit/vec';

/** The middle of the base of the ventricles, and the way from there to the apex. */
export const base: Vec = [-2, 14, -10];
export const toApex: Vec = unit([48, -62, 36]);
/** From the left ventricle to the right one: to the right and to the front. */
export const toRight: Vec = unit([-0.8, -0.28, 0.6]);
export const heartFrame: Frame = frameOf(toApex, [0, 0, 1]);

/** A place by its distance to the right and below, along the axis, and to the front. */
export const local = (place: Vec): Vec => inFrame(heartFrame, base, place);
export const alongAxis = (far: number, aside = 0): Vec =>
  add(base, add(times(toApex, far), times(toRight, aside)));

/** The centres of the valves, and the directions of the blood flow. */
export const valves = {
  aortic: { at: [-6, 26, 4], way: unit([-0.3, 0.92, 0.22]), radius: 12 },
  pulmonary: { at: [9, 37, 21], way: unit([0.2, 0.92, -0.3]), radius: 12.5 },
  mitral: { at: [9, 15, -19], way: unit([0.5, -0.7, 0.5]), radius: 14.5 },
  tricuspid: { at: [-29, 5, 7], way: unit([0.72, -0.5, 0.48]), radius: 14 },
} as const satisfies Record<string, { at: Vec; way: Vec; radius: number }>;
