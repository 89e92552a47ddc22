import Type, { type Static } from 'typebox';
import type { courseNoteCalls } from '../../calls/learning/courseNote';
import { coursewareTypes } from '../../codes/learning/coursewareTypes';
import { noteVisibilities } from '../../codes/base/visibility';
import { Author } from '../people/shapes/author';
import type { CallContract } from '../call';
import { Position } from './shapes/coursewareShapes';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { codeOf, strictObject, FileLink, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

/** A point on a page's picture or on a mind map, as shares of its width and height. */
const PicturePoint = strictObject({
  x: Type.Number({ minimum: 0, maximum: 1 }),
  y: Type.Number({ minimum: 0, maximum: 1 }),
});

/** A note on a course, or on a place in one of its courseware. */
const noteFields = {
  id: Id,
  courseId: Id,
  courseName: Type.String(),
  courseware: nullable(
    Type.Object({ id: Id, title: Type.String(), type: codeOf(coursewareTypes) }),
  ),
  position: nullable(Position),
  point: nullable(PicturePoint),
  html: Type.String(),
  createdAt: Moment,
  editedAt: nullable(Moment),
};
/** `isHeld`: a public note that others see only after a moderator has approved it. */
export const OwnNote = Type.Object({
  ...noteFields,
  visibility: codeOf(noteVisibilities),
  isHeld: Type.Boolean(),
});
export type OwnNote = Static<typeof OwnNote>;

export const PublicNote = Type.Object({ ...noteFields, author: Author });
export type PublicNote = Static<typeof PublicNote>;

const Kept = Type.Object({ id: Id, isHeld: Type.Boolean() });
const Html = Type.String({ minLength: 1, maxLength: 20_000 });

export const courseNoteContract = {
  mine: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      ...keywordAsked,
      courseId: Type.Optional(Id),
      coursewareId: Type.Optional(Id),
      visibility: Type.Optional(codeOf(noteVisibilities)),
    }),
    data: pageOf(OwnNote),
  },
  published: {
    access: 'open',
    query: strictObject({ ...pageQuery, courseId: Id, coursewareId: Type.Optional(Id) }),
    data: pageOf(PublicNote),
  },
  add: {
    access: 'user',
    body: strictObject({
      courseId: Id,
      coursewareId: Type.Optional(Id),
      position: Type.Optional(Position),
      point: Type.Optional(PicturePoint),
      html: Html,
      visibility: codeOf(noteVisibilities),
    }),
    data: Kept,
  },
  edit: { access: 'user', body: strictObject({ id: Id, html: Html }), data: Kept },
  setVisibility: {
    access: 'user',
    body: strictObject({ id: Id, visibility: codeOf(noteVisibilities) }),
    data: Kept,
  },
  remove: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
  /** The caller's notes on one course or on all, as a document with its pictures. */
  export: {
    access: 'user',
    body: strictObject({ courseId: Type.Optional(Id) }),
    data: Type.Object({ file: FileLink, count: Type.Integer() }),
  },
} satisfies Record<keyof typeof courseNoteCalls, CallContract>;

export type CourseNoteContract = typeof courseNoteContract;
