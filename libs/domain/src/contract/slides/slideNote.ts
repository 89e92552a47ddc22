import Type, { type Static } from 'typebox';
import type { slideNoteCalls } from '../../calls/slides/slideNote';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

/** A place encoded as in slide addresses: shares of width and height, magnification, degrees. */
const NotePlace = strictObject({
  x: Type.Number({ minimum: 0, maximum: 1 }),
  y: Type.Number({ minimum: 0, maximum: 1 }),
  zoom: Type.Number({ minimum: 0, maximum: 1_000 }),
  angle: Type.Number({ minimum: 0, maximum: 360 }),
});
const Words = Type.String({ minLength: 1, maxLength: 2_000 });

/** A private note of one learner. */
export const SlideNote = Type.Object({
  id: Id,
  slideId: Id,
  slideTitle: Type.String(),
  place: NotePlace,
  text: Type.String(),
  createdAt: Moment,
  editedAt: nullable(Moment),
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
    body: strictObject({ slideId: Id, place: NotePlace, text: Words }),
    data: SlideNote,
  },
  edit: { access: 'user', body: strictObject({ id: Id, text: Words }), data: SlideNote },
  remove: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof slideNoteCalls, CallContract>;

export type SlideNoteContract = typeof slideNoteContract;
