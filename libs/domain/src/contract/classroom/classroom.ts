import Type, { type Static } from 'typebox';
import type { classroomCalls } from '../../calls/classroom/classroom';
import { courseTypes } from '../../codes/shop/products';
import { Author } from '../people/shapes/author';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';

const classroomFields = {
  courseId: Id,
  courseType: codeOf(courseTypes),
  name: Type.String(),
  cover: Type.String(),
  organisation: Type.String(),
  teacher: Author,
  learnerCount: Type.Integer(),
  startsAt: Moment,
  endsAt: Moment,
  /** The caller teaches this class. */
  isTeaching: Type.Boolean(),
};
export const Classroom = Type.Object(classroomFields);
export type Classroom = Static<typeof Classroom>;

/** Counts of unread items for the left menu. */
export const ClassroomDetail = Type.Object({
  ...classroomFields,
  unreadNoticeCount: Type.Integer(),
  openTestCount: Type.Integer(),
  openExamCount: Type.Integer(),
});
export type ClassroomDetail = Static<typeof ClassroomDetail>;

const Stars = Type.Integer({ minimum: 1, maximum: 5 });

/** Anonymous: the author is never sent. */
export const Evaluation = Type.Object({ stars: Stars, text: Type.String(), evaluatedAt: Moment });
export type Evaluation = Static<typeof Evaluation>;

const one = strictObject({ courseId: Id });

export const classroomContract = {
  list: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      ...keywordAsked,
      courseType: Type.Optional(codeOf(courseTypes)),
    }),
    data: pageOf(Classroom),
  },
  detail: { access: 'user', query: one, data: ClassroomDetail },
  myEvaluation: { access: 'user', query: one, data: nullable(Evaluation) },
  evaluations: {
    access: 'teacher',
    query: strictObject({ ...pageQuery, courseId: Id }),
    data: pageOf(Evaluation),
  },
  evaluate: {
    access: 'user',
    body: strictObject({ courseId: Id, stars: Stars, text: Type.String({ maxLength: 500 }) }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof classroomCalls, CallContract>;

export type ClassroomContract = typeof classroomContract;
