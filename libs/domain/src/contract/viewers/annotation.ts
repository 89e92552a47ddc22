import Type, { type Static } from 'typebox';
import type { annotationCalls } from '../../calls/viewers/annotation';
import { annotationShapes } from '../../codes/viewers/morphology';
import { noteVisibilities } from '../../codes/base/visibility';
import { Author } from '../people/author';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, Moment, pageAsked, pageOf } from '../shapes';

/** A place in pixels of the full slide. */
const Point = exactly({
  x: Type.Number({ minimum: 0, maximum: 10_000_000 }),
  y: Type.Number({ minimum: 0, maximum: 10_000_000 }),
});

/** What its author draws and writes; a shape of two corners, or of two ends, has two points. */
const drawnFields = {
  shape: codeOf(annotationShapes),
  points: Type.Array(Point, { minItems: 1, maxItems: 2000 }),
  title: Type.String({ maxLength: 50 }),
  text: Type.String({ maxLength: 1000 }),
  color: Type.String({ pattern: '^#[0-9a-f]{6}$', maxLength: 7 }),
  lineWidth: Type.Integer({ minimum: 1, maximum: 20 }),
  visibility: codeOf(noteVisibilities),
};
export const Annotation = Type.Object({
  ...drawnFields,
  id: Id,
  slideId: Id,
  author: Author,
  isMine: Type.Boolean(),
  createdAt: Moment,
  updatedAt: Moment,
});
export type Annotation = Static<typeof Annotation>;

/** Everybody sees what is public, and their own; only its author changes one. */
export const annotationContract = {
  list: {
    access: 'open',
    query: exactly({ ...pageAsked, slideId: Id, isMine: Type.Optional(Type.Boolean()) }),
    data: pageOf(Annotation),
  },
  add: { access: 'user', body: exactly({ ...drawnFields, slideId: Id }), data: Annotation },
  edit: { access: 'user', body: exactly({ ...drawnFields, id: Id }), data: Annotation },
  remove: { access: 'user', query: exactly({ id: Id }), data: Type.Null() },
  setVisibility: {
    access: 'user',
    body: exactly({ id: Id, visibility: drawnFields.visibility }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof annotationCalls, CallContract>;

export type AnnotationContract = typeof annotationContract;
