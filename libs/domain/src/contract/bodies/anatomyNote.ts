import Type, { type Static } from 'typebox';
import type { anatomyNoteCalls } from '../../calls/bodies/anatomyNote';
import type { CallContract } from '../call';
import { noteEdit, noteFields, NoteText } from '../base/shapes/note';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { strictObject, Id, nullable, pageQuery, pageOf, byId } from '../shapes';

/** The viewer's state when the note was written, encoded as in the page address. */
const View = Type.String({ maxLength: 4_000 });

/** A private note of one learner. */
export const AnatomyNote = Type.Object({
  id: Id,
  structureId: Id,
  view: Type.String(),
  ...noteFields,
});
export type AnatomyNote = Static<typeof AnatomyNote>;

/** A note in the list of all the caller's notes, with the model it belongs to. */
export const OwnAnatomyNote = Type.Object({
  ...AnatomyNote.properties,
  partName: Type.String(),
  modelId: Id,
  modelTitle: Type.String(),
  /** Null if the model belongs to no anatomy any more, so the note cannot be opened. */
  anatomyId: nullable(Id),
});
export type OwnAnatomyNote = Static<typeof OwnAnatomyNote>;

export const anatomyNoteContract = {
  list: {
    access: 'user',
    query: strictObject({ ...pageQuery, structureId: Id }),
    data: pageOf(AnatomyNote),
  },
  /** The caller's notes on all models, newest first. */
  mine: {
    access: 'user',
    query: strictObject({ ...pageQuery, ...keywordAsked }),
    data: pageOf(OwnAnatomyNote),
  },
  add: {
    access: 'user',
    body: strictObject({ anatomyId: Id, structureId: Id, view: View, text: NoteText }),
    data: AnatomyNote,
  },
  edit: { access: 'user', body: noteEdit, data: AnatomyNote },
  remove: { access: 'user', query: byId, data: Type.Null() },
} satisfies Record<keyof typeof anatomyNoteCalls, CallContract>;

export type AnatomyNoteContract = typeof anatomyNoteContract;
