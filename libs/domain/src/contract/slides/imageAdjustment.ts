import Type, { type Static } from 'typebox';
import type { imageAdjustmentCalls } from '../../calls/slides/imageAdjustment';
import { imageAdjustment } from '../../codes/slides/imageAdjustment';
import { imageAdjustmentRange } from '../../codes/slides/imageAdjustmentRange';
import type { CallContract } from '../call';
import { strictObject, Id } from '../shapes';

type Knob = keyof typeof imageAdjustment;

const turned = (knob: Knob) => {
  const { min, max } = imageAdjustmentRange[knob];
  return Type.Integer({ minimum: min, maximum: max, default: imageAdjustment[knob] });
};

const knobs = {
  gamma: turned('gamma'),
  contrast: turned('contrast'),
  light: turned('light'),
  red: turned('red'),
  green: turned('green'),
  blue: turned('blue'),
};
/** One person's image settings for one slide. */
export const AdjustedImage = Type.Object(knobs);
export type AdjustedImage = Static<typeof AdjustedImage>;

export const imageAdjustmentContract = {
  /** The defaults if nothing was saved. */
  detail: { access: 'user', query: strictObject({ slideId: Id }), data: AdjustedImage },
  save: { access: 'user', body: strictObject({ ...knobs, slideId: Id }), data: AdjustedImage },
} satisfies Record<keyof typeof imageAdjustmentCalls, CallContract>;

export type ImageAdjustmentContract = typeof imageAdjustmentContract;
