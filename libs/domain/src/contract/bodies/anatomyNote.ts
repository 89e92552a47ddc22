import Type, { type Static } from 'typebox';
import type { anatomyNoteCalls } from '../../calls/bodies/anatomyNote';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { exactly, Id, Moment, orNull, pageAsked, pageOf } from '../shapes';

const Words = Type.String({ minLength: 1, maxLength: 2_000 });
/** What was seen when it was written, as an address says it. */
const View = Type.String({ maxLength: 4_000 });

/** What somebody wrote down for themselves. */
export const AnatomyNote = Type.Object({
  id: Id,
  structureId: Id,
  view: Type.String(),
  text: Type.String(),
  createdAt: Moment,
  editedAt: orNull(Moment),
});
export type AnatomyNote = Static<typeof AnatomyNote>;

/** The same among all of one's own, with where it stands. */
export const OwnAnatomyNote = Type.Object({
  ...AnatomyNote.properties,
  partName: Type.String(),
  modelId: Id,
  modelTitle: Type.String(),
  /** Where it can be seen again; null where nobody studies that model any more. */
  anatomyId: orNull(Id),
});
export type OwnAnatomyNote = Static<typeof OwnAnatomyNote>;

export const anatomyNoteContract = {
  list: {
    access: 'user',
    query: exactly({ ...pageAsked, structureId: Id }),
    data: pageOf(AnatomyNote),
  },
  /** Of all models, the newest first. */
  mine: {
    access: 'user',
    query: exactly({ ...pageAsked, ...keywordAsked }),
    data: pageOf(OwnAnatomyNote),
  },
  add: {
    access: 'user',
    body: exactly({ anatomyId: Id, structureId: Id, view: View, text: Words }),
    data: AnatomyNote,
  },
  edit: { access: 'user', body: exactly({ id: Id, text: Words }), data: AnatomyNote },
  remove: { access: 'user', query: exactly({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof anatomyNoteCalls, CallContract>;

export type AnatomyNoteContract = typeof anatomyNoteContract;
