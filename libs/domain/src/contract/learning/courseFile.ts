import Type, { type Static } from 'typebox';
import type { courseFileCalls } from '../../calls/learning/courseFile';
import { courseFileLimits, courseImportStates } from '../../codes/learning/courseFiles';
import { uploadFields } from '../base/shapes/upload';
import type { CallContract } from '../call';
import { exactly, FileLink, Id, keyOf, orNull } from '../shapes';

/** A course on its way in. */
export const CourseImport = Type.Object({
  id: Id,
  name: Type.String(),
  state: keyOf(courseImportStates),
  /** How far the work on it is: so many of so many bytes; null before that is known. */
  done: Type.Integer(),
  total: orNull(Type.Integer()),
  /** Why it failed, in words. */
  failure: orNull(Type.String()),
  /** The new course, once it is there, and what of the file did not come along. */
  courseId: orNull(Id),
  left: Type.Array(Type.String()),
});
export type CourseImport = Static<typeof CourseImport>;

/** The permission to bring the parts of it that have not come yet. */
export const CourseImportUpload = Type.Object({
  ...uploadFields,
  import: CourseImport,
  partBytes: Type.Integer(),
  receivedParts: Type.Array(Type.Integer(), { description: 'Parts are counted from 1.' }),
});
export type CourseImportUpload = Static<typeof CourseImportUpload>;

const one = exactly({ importId: Id });

/** For who makes courses. What is imported is a new one of theirs, that nobody else sees yet. */
export const courseFileContract = {
  /** Where it can be fetched for some minutes, and what of the course is not in it. */
  make: {
    access: 'user',
    body: exactly({ courseId: Id }),
    data: Type.Object({
      file: FileLink,
      bytes: Type.Integer(),
      left: Type.Array(Type.String()),
    }),
  },
  /** The same file of the same person, not all of which has come, goes on where it stopped. */
  begin: {
    access: 'user',
    body: exactly({
      name: Type.String({ minLength: 1, maxLength: courseFileLimits.name }),
      bytes: Type.Integer({ minimum: 1, maximum: courseFileLimits.bytes }),
      fingerprint: Type.String({ pattern: '^[\\w.:-]{8,100}$' }),
    }),
    data: CourseImportUpload,
  },
  goOn: { access: 'user', body: one, data: CourseImportUpload },
  finish: { access: 'user', body: one, data: CourseImport },
  detail: { access: 'user', query: one, data: CourseImport },
  /** Nothing of it is kept. What is a course already stays one. */
  cancel: { access: 'user', body: one, data: Type.Null() },
} satisfies Record<keyof typeof courseFileCalls, CallContract>;

export type CourseFileContract = typeof courseFileContract;
