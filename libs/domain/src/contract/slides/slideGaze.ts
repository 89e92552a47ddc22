import Type, { type Static } from 'typebox';
import type { slideGazeCalls } from '../../calls/slides/slideGaze';
import { gazeRule } from '../../codes/slides/slideGaze';
import type { CallContract } from '../call';
import { strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

const share = Type.Number({ minimum: 0, maximum: 1 });

/** The visible part of a slide, as shares of its sides, and the seconds it was visible. */
export const GazeSample = strictObject({
  left: share,
  top: share,
  right: share,
  bottom: share,
  seconds: Type.Number({ minimum: 0, maximum: 60 }),
});
export type GazeSample = Static<typeof GazeSample>;

/** A heat map of viewing time: row by row from the upper left, 1 where it is longest. */
export const GazeMap = Type.Object({
  columns: Type.Integer(),
  rows: Type.Integer(),
  cells: Type.Array(Type.Number()),
});
export type GazeMap = Static<typeof GazeMap>;

export const SlideWatcher = Type.Object({
  personId: Id,
  name: Type.String(),
  number: nullable(Type.String()),
  seconds: Type.Integer(),
  lastAt: Moment,
});
export type SlideWatcher = Static<typeof SlideWatcher>;

export const slideGazeContract = {
  /** Refused if the slide is locked; nothing is stored for learners without a school. */
  tell: {
    access: 'user',
    body: strictObject({
      slideId: Id,
      samples: Type.Array(GazeSample, { minItems: 1, maxItems: gazeRule.most }),
    }),
    data: Type.Null(),
  },
  /** For the caller's school; platform administrators get all schools in one map. */
  map: { access: 'user', query: strictObject({ slideId: Id }), data: GazeMap },
  /** Learners of the caller's school, longest viewing time first. */
  watchers: {
    access: 'user',
    query: strictObject({ ...pageQuery, slideId: Id }),
    data: pageOf(SlideWatcher),
  },
} satisfies Record<keyof typeof slideGazeCalls, CallContract>;

export type SlideGazeContract = typeof slideGazeContract;
