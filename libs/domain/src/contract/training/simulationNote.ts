import Type, { type Static } from 'typebox';
import type { simulationNoteCalls } from '../../calls/training/simulationNote';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

const Second = Type.Integer({ minimum: 0, maximum: 86_400 });
const Words = Type.String({ minLength: 1, maxLength: 2_000 });

/** A private note of one learner. */
export const SimulationNote = Type.Object({
  id: Id,
  videoId: Id,
  videoTitle: Type.String(),
  positionS: Second,
  text: Type.String(),
  createdAt: Moment,
  editedAt: nullable(Moment),
});
export type SimulationNote = Static<typeof SimulationNote>;

export const simulationNoteContract = {
  list: {
    access: 'user',
    query: strictObject({ ...pageQuery, ...keywordAsked, videoId: Type.Optional(Id) }),
    data: pageOf(SimulationNote),
  },
  add: {
    access: 'user',
    body: strictObject({ videoId: Id, positionS: Second, text: Words }),
    data: SimulationNote,
  },
  edit: { access: 'user', body: strictObject({ id: Id, text: Words }), data: SimulationNote },
  remove: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof simulationNoteCalls, CallContract>;

export type SimulationNoteContract = typeof simulationNoteContract;
