import Type, { type Static } from 'typebox';
import type { slideNoteCalls } from '../../calls/slides/slideNote';
import type { CallContract } from '../call';
import { noteEdit, noteFields, NoteText } from '../base/shapes/note';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { strictObject, Id, pageQuery, pageOf, byId } from '../shapes';

/** A place encoded as in slide addresses: shares of width and height, magnification, degrees. */
const NotePlace = strictObject({
  x: Type.Number({ minimum: 0, maximum: 1 }),
  y: Type.Number({ minimum: 0, maximum: 1 }),
  zoom: Type.Number({ minimum: 0, maximum: 1_000 }),
  angle: Type.Number({ minimum: 0, maximum: 360 }),
});

/** A private note of one learner. */
export const SlideNote = Type.Object({
  id: Id,
  slideId: Id,
  slideTitle: Type.String(),
  place: NotePlace,
  ...noteFields,
});
export type SlideNote = Static<typeof SlideNote>;

export const slideNoteContract = {
  list: {
    access: 'user',
    query: strictObject({ ...pageQuery, ...keywordAsked, slideId: Type.Optional(Id) }),
    data: pageOf(SlideNote),
  },
  add: {
    access: 'user',
    body: strictObject({ slideId: Id, place: NotePlace, text: NoteText }),
    data: SlideNote,
  },
  edit: { access: 'user', body: noteEdit, data: SlideNote },
  remove: { access: 'user', query: byId, data: Type.Null() },
} satisfies Record<keyof typeof slideNoteCalls, CallContract>;

export type SlideNoteContract = typeof slideNoteContract;
