import Type, { type Static } from 'typebox';
import type { slideGazeCalls } from '../../calls/slides/slideGaze';
import { gazeRule } from '../../codes/slides/slideGaze';
import type { CallContract } from '../call';
import { exactly, Id, Moment, orNull, pageAsked, pageOf } from '../shapes';

const share = Type.Number({ minimum: 0, maximum: 1 });

/** What of a slide was seen, in shares of its sides, and for how many seconds. */
export const GazeSample = exactly({
  left: share,
  top: share,
  right: share,
  bottom: share,
  seconds: Type.Number({ minimum: 0, maximum: 60 }),
});
export type GazeSample = Static<typeof GazeSample>;

/** Where people looked: row by row from the upper left, 1 where they looked longest. */
export const GazeMap = Type.Object({
  columns: Type.Integer(),
  rows: Type.Integer(),
  cells: Type.Array(Type.Number()),
});
export type GazeMap = Static<typeof GazeMap>;

export const SlideWatcher = Type.Object({
  personId: Id,
  name: Type.String(),
  number: orNull(Type.String()),
  seconds: Type.Integer(),
  lastAt: Moment,
});
export type SlideWatcher = Static<typeof SlideWatcher>;

export const slideGazeContract = {
  /** Refused where the slide is locked; of who learns at no school nothing is kept. */
  tell: {
    access: 'user',
    body: exactly({
      slideId: Id,
      samples: Type.Array(GazeSample, { minItems: 1, maxItems: gazeRule.most }),
    }),
    data: Type.Null(),
  },
  /** Of one's own school; who runs the platform sees all of them in one. */
  map: { access: 'user', query: exactly({ slideId: Id }), data: GazeMap },
  /** Those who learn at the school of who asks, the longest first. */
  watchers: {
    access: 'user',
    query: exactly({ ...pageAsked, slideId: Id }),
    data: pageOf(SlideWatcher),
  },
} satisfies Record<keyof typeof slideGazeCalls, CallContract>;

export type SlideGazeContract = typeof slideGazeContract;
