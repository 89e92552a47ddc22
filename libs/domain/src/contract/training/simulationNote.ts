import Type, { type Static } from 'typebox';
import type { simulationNoteCalls } from '../../calls/training/simulationNote';
import type { CallContract } from '../call';
import { noteEdit, noteFields, NoteText } from '../base/shapes/note';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { strictObject, Id, pageQuery, pageOf, byId } from '../shapes';

const Second = Type.Integer({ minimum: 0, maximum: 86_400 });

/** A private note of one learner. */
export const SimulationNote = Type.Object({
  id: Id,
  videoId: Id,
  videoTitle: Type.String(),
  positionS: Second,
  ...noteFields,
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
    body: strictObject({ videoId: Id, positionS: Second, text: NoteText }),
    data: SimulationNote,
  },
  edit: { access: 'user', body: noteEdit, data: SimulationNote },
  remove: { access: 'user', query: byId, data: Type.Null() },
} satisfies Record<keyof typeof simulationNoteCalls, CallContract>;

export type SimulationNoteContract = typeof simulationNoteContract;
