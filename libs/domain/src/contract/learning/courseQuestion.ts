import Type, { type Static } from 'typebox';
import type { courseQuestionCalls } from '../../calls/learning/courseQuestion';
import { coursewareTypes } from '../../codes/learning/coursewareTypes';
import { Author } from '../people/shapes/author';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { Position } from './shapes/coursewareShapes';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf, byId } from '../shapes';

const questionFields = {
  id: Id,
  courseId: Id,
  courseName: Type.String(),
  courseware: nullable(
    Type.Object({ id: Id, title: Type.String(), type: codeOf(coursewareTypes) }),
  ),
  /** The second of a film, or the page, that the question is about. */
  position: nullable(Position),
  author: Author,
  title: Type.String(),
  answerCount: Type.Integer(),
  /** The answer that the asker marked as helpful. */
  acceptedId: nullable(Id),
  isMine: Type.Boolean(),
  /** Only its author sees it until a moderator has approved it. */
  isHeld: Type.Boolean(),
  askedAt: Moment,
};
export const CourseQuestion = Type.Object(questionFields);
export type CourseQuestion = Static<typeof CourseQuestion>;

export const CourseQuestionDetail = Type.Object({
  ...questionFields,
  text: Type.String(),
  pictures: Type.Array(Type.String()),
  editedAt: nullable(Moment),
  /** The caller teaches the course. */
  mayAnswer: Type.Boolean(),
  mayModerate: Type.Boolean(),
});
export type CourseQuestionDetail = Static<typeof CourseQuestionDetail>;

/** A question with its text, in the teachers' list. */
export const TaughtQuestion = Type.Object({ ...questionFields, text: Type.String() });
export type TaughtQuestion = Static<typeof TaughtQuestion>;

export const CourseAnswer = Type.Object({
  id: Id,
  questionId: Id,
  author: Author,
  text: Type.String(),
  pictures: Type.Array(Type.String()),
  isMine: Type.Boolean(),
  isHeld: Type.Boolean(),
  isAccepted: Type.Boolean(),
  answeredAt: Moment,
  editedAt: nullable(Moment),
});
export type CourseAnswer = Static<typeof CourseAnswer>;

const Text = Type.String({ minLength: 1, maxLength: 5000, pattern: '\\S' });
const written = {
  text: Text,
  pictures: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 9 }),
};
const asked = { title: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }), ...written };
const Heard = Type.Object({ id: Id, isHeld: Type.Boolean() });
const listed = { ...pageQuery, ...keywordAsked };

export const courseQuestionContract = {
  list: {
    access: 'open',
    query: strictObject({
      ...listed,
      courseId: Id,
      coursewareId: Type.Optional(Id),
      isAnswered: Type.Optional(Type.Boolean()),
    }),
    data: pageOf(CourseQuestion),
  },
  mine: {
    access: 'user',
    query: strictObject({ ...listed, courseId: Type.Optional(Id) }),
    data: pageOf(CourseQuestion),
  },
  /** Unanswered questions of all courses that the caller teaches. */
  waiting: {
    access: 'user',
    query: strictObject({ ...listed, courseId: Type.Optional(Id) }),
    data: pageOf(CourseQuestion),
  },
  /** All questions of the courses that the caller teaches, unanswered ones first. */
  taught: {
    access: 'user',
    query: strictObject({
      ...listed,
      courseId: Type.Optional(Id),
      isAnswered: Type.Optional(Type.Boolean()),
    }),
    data: pageOf(TaughtQuestion),
  },
  detail: { access: 'open', query: byId, data: CourseQuestionDetail },
  ask: {
    access: 'user',
    body: strictObject({
      courseId: Id,
      coursewareId: Type.Optional(Id),
      /** Only together with an item. */
      position: Type.Optional(Position),
      ...asked,
    }),
    data: Heard,
  },
  edit: { access: 'user', body: strictObject({ id: Id, ...asked }), data: Heard },
  remove: { access: 'user', query: byId, data: Type.Null() },
  /** By the asker; without an answer it withdraws the mark. */
  accept: {
    access: 'user',
    body: strictObject({ questionId: Id, answerId: Type.Optional(Id) }),
    data: Type.Null(),
  },
  answers: {
    access: 'open',
    query: strictObject({ ...pageQuery, questionId: Id }),
    data: pageOf(CourseAnswer),
  },
  answer: {
    access: 'user',
    body: strictObject({ questionId: Id, ...written }),
    data: Heard,
  },
  editAnswer: { access: 'user', body: strictObject({ id: Id, ...written }), data: Heard },
  removeAnswer: { access: 'user', query: byId, data: Type.Null() },
} satisfies Record<keyof typeof courseQuestionCalls, CallContract>;

export type CourseQuestionContract = typeof courseQuestionContract;
