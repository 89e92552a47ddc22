import Type from 'typebox';
import type { courseMakingCalls } from '../../calls/learning/courseMaking';
import { courseLimits, courseStates } from '../../codes/learning/courseStates';
import { coursewareTypes } from '../../codes/learning/coursewareTypes';
import type { CallContract } from '../call';
import { AudienceAsked } from '../school/audience';
import {
  codeOf,
  strictObject,
  Id,
  keyOf,
  Moment,
  MomentAsked,
  nullable,
  pageQuery,
  pageOf,
} from '../shapes';
import {
  CourseName,
  CourseSheet,
  ItemSheet,
  MadeCourse,
  MadeCourseDetail,
  MadeItemDetail,
  TeacherAsked,
  Title,
} from './shapes/courseMakingShapes';

const one = strictObject({ courseId: Id });
const made = Type.Object({ courseId: Id });
const seen = { courseId: Id, edition: Type.Integer() };
const edited = Type.Object({ edition: Type.Integer() });
const Place = Type.Integer({ minimum: 0, maximum: 1000 });
/** The key by which items removed together are restored together. */
const removed = Type.Object({ removedAt: Moment });

/**
 * For teachers of the course and administrators of its school; for a platform course, platform
 * administrators. Everybody else gets "not found". `edition` is the revision shown on the screen; a
 * save based on an older one is refused.
 */
export const courseMakingContract = {
  list: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      state: Type.Optional(keyOf(courseStates)),
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
    }),
    data: pageOf(MadeCourse),
  },
  detail: { access: 'user', query: one, data: MadeCourseDetail },
  create: { access: 'user', body: strictObject({ name: CourseName }), data: made },
  save: {
    access: 'user',
    body: strictObject({
      ...seen,
      sheet: CourseSheet,
      teachers: Type.Array(TeacherAsked, { maxItems: courseLimits.teachers }),
      audience: Type.Optional(AudienceAsked),
    }),
    data: edited,
  },
  /**
   * Draws a new cover each time, different for each name; it takes effect when the sheet is saved.
   */
  drawCover: {
    access: 'user',
    body: strictObject({ courseId: Id, name: CourseName }),
    data: Type.Object({ cover: Type.String() }),
  },
  /** Publishes at once, or at `at`. */
  publish: {
    access: 'user',
    body: strictObject({ ...seen, at: nullable(MomentAsked) }),
    data: edited,
  },
  withdraw: { access: 'user', body: strictObject(seen), data: edited },
  copy: { access: 'user', body: strictObject({ courseId: Id, name: CourseName }), data: made },
  /** Only courses that were never published; a published course is withdrawn instead. */
  remove: { access: 'user', body: one, data: Type.Null() },
  addChapter: {
    access: 'user',
    body: strictObject({ courseId: Id, pid: nullable(Id), title: Title }),
    data: Type.Object({ chapterId: Id }),
  },
  saveChapter: {
    access: 'user',
    body: strictObject({
      chapterId: Id,
      edition: Type.Integer(),
      title: Title,
      html: Type.String({ maxLength: courseLimits.html }),
    }),
    data: edited,
  },
  moveChapter: {
    access: 'user',
    body: strictObject({ chapterId: Id, pid: nullable(Id), place: Place }),
    data: Type.Null(),
  },
  /** Includes its contents. */
  removeChapter: { access: 'user', body: strictObject({ chapterId: Id }), data: removed },
  addItem: {
    access: 'user',
    body: strictObject({ chapterId: Id, type: codeOf(coursewareTypes), title: Title }),
    data: Type.Object({ itemId: Id }),
  },
  item: { access: 'user', query: strictObject({ itemId: Id }), data: MadeItemDetail },
  saveItem: {
    access: 'user',
    body: strictObject({ itemId: Id, edition: Type.Integer(), ...ItemSheet }),
    data: Type.Object({ edition: Type.Integer(), fault: nullable(Type.String()) }),
  },
  moveItem: {
    access: 'user',
    body: strictObject({ itemId: Id, chapterId: Id, place: Place }),
    data: Type.Null(),
  },
  /** The item is kept for learners' notes and progress. */
  removeItem: { access: 'user', body: strictObject({ itemId: Id }), data: removed },
  restore: {
    access: 'user',
    body: strictObject({ courseId: Id, removedAt: MomentAsked }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof courseMakingCalls, CallContract>;

export type CourseMakingContract = typeof courseMakingContract;
