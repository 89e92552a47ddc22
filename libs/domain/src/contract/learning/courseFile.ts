import Type, { type Static } from 'typebox';
import type { courseFileCalls } from '../../calls/learning/courseFile';
import { courseFileLimits, courseImportStates } from '../../codes/learning/courseFiles';
import { uploadFields } from '../base/shapes/upload';
import type { CallContract } from '../call';
import { strictObject, FileLink, Id, keyOf, nullable } from '../shapes';

/** A course import in progress. */
export const CourseImport = Type.Object({
  id: Id,
  name: Type.String(),
  state: keyOf(courseImportStates),
  /** The progress in bytes; `total` is null until it is known. */
  done: Type.Integer(),
  total: nullable(Type.Integer()),
  /** The reason for the failure, in words. */
  failure: nullable(Type.String()),
  /** The new course once it exists, and the content of the file that could not be imported. */
  courseId: nullable(Id),
  left: Type.Array(Type.String()),
});
export type CourseImport = Static<typeof CourseImport>;

/** The permission to upload the parts that are still missing. */
export const CourseImportUpload = Type.Object({
  ...uploadFields,
  import: CourseImport,
  partBytes: Type.Integer(),
  receivedParts: Type.Array(Type.Integer(), { description: 'Parts are counted from 1.' }),
});
export type CourseImportUpload = Static<typeof CourseImportUpload>;

const one = strictObject({ importId: Id });

/** For course authors. An import creates a new course that only the caller sees. */
export const courseFileContract = {
  /** A download address that expires within minutes, and the content that is not in the file. */
  make: {
    access: 'user',
    body: strictObject({ courseId: Id }),
    data: Type.Object({
      file: FileLink,
      bytes: Type.Integer(),
      left: Type.Array(Type.String()),
    }),
  },
  /** The same unfinished file of the same person resumes its upload. */
  begin: {
    access: 'user',
    body: strictObject({
      name: Type.String({ minLength: 1, maxLength: courseFileLimits.name }),
      bytes: Type.Integer({ minimum: 1, maximum: courseFileLimits.bytes }),
      fingerprint: Type.String({ pattern: '^[\\w.:-]{8,100}$' }),
    }),
    data: CourseImportUpload,
  },
  goOn: { access: 'user', body: one, data: CourseImportUpload },
  finish: { access: 'user', body: one, data: CourseImport },
  detail: { access: 'user', query: one, data: CourseImport },
  /** Discards the upload; a course already created stays. */
  cancel: { access: 'user', body: one, data: Type.Null() },
} satisfies Record<keyof typeof courseFileCalls, CallContract>;

export type CourseFileContract = typeof courseFileContract;
