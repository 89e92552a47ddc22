import Type, { type Static } from 'typebox';
import type { simulationVideoCalls } from '../../calls/training/simulationVideo';
import type { CallContract } from '../call';
import { Film } from '../learning/shapes/film';
import { Offer } from '../shop/shapes/offer';
import { strictObject, Id, nullable } from '../shapes';

const shownFields = {
  id: Id,
  simulationId: Id,
  number: Type.Integer(),
  title: Type.String(),
  cover: Type.String(),
  durationS: Type.Integer(),
  /** Null if it is free. */
  offer: nullable(Offer),
};
const ownFields = {
  /** For the caller. */
  isLocked: Type.Boolean(),
  /** The video or the whole simulation was bought, so it cannot be selected again. */
  isBought: Type.Boolean(),
};
export const SimulationVideo = Type.Object({ ...shownFields, ...ownFields });
export type SimulationVideo = Static<typeof SimulationVideo>;

/** `film` is null until the caller has bought the video. The caller's own fields come last. */
export const SimulationVideoDetail = Type.Object({
  ...shownFields,
  html: Type.String(),
  simulationName: Type.String(),
  ...ownFields,
  film: nullable(Film),
  /** The second at which to resume. */
  positionS: Type.Integer(),
  /** The caller teaches at the school that made it and may moderate the comments over it. */
  isKeeping: Type.Boolean(),
});
export type SimulationVideoDetail = Static<typeof SimulationVideoDetail>;

export const simulationVideoContract = {
  list: {
    access: 'open',
    query: strictObject({ simulationId: Id }),
    data: Type.Array(SimulationVideo),
  },
  detail: { access: 'open', query: strictObject({ id: Id }), data: SimulationVideoDetail },
  keepPosition: {
    access: 'user',
    body: strictObject({ videoId: Id, positionS: Type.Integer({ minimum: 0, maximum: 86_400 }) }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof simulationVideoCalls, CallContract>;

export type SimulationVideoContract = typeof simulationVideoContract;
