import Type, { type Static } from 'typebox';
import type { schoolMergeCalls } from '../../calls/school/schoolMerge';
import { clashKinds, mergedThings, renamedThings } from '../../codes/school/schoolMerge';
import { schoolProfileLimits } from '../../codes/school/schoolProfile';
import type { CallContract } from '../call';
import { FileLink, Id, keyOf, nullable, pageOf, strictObject } from '../shapes';

/** The same number or account of two different people. */
export const MergeClash = Type.Object({
  kind: keyOf(clashKinds),
  value: Type.String(),
  fromName: Type.String(),
  intoName: Type.String(),
});
export type MergeClash = Static<typeof MergeClash>;

export const MergeRename = Type.Object({
  thing: keyOf(renamedThings),
  name: Type.String(),
  renamed: Type.String(),
});
export type MergeRename = Static<typeof MergeRename>;

/** Somebody of both schools of whom something of the first school is not kept. */
export const MergeDifference = Type.Object({
  name: Type.String(),
  fromNumber: nullable(Type.String()),
  fromAccount: nullable(Type.String()),
  fromClass: nullable(Type.String()),
  number: nullable(Type.String()),
  account: nullable(Type.String()),
  class: nullable(Type.String()),
});
export type MergeDifference = Static<typeof MergeDifference>;

export const SchoolMergePreview = Type.Object({
  fromName: Type.String(),
  intoName: Type.String(),
  /** Handed back with the merge, which is refused where anything has changed since. */
  fingerprint: Type.String(),
  things: Type.Array(
    Type.Object({
      thing: keyOf(mergedThings),
      count: Type.Integer(),
      /** Of these: become one with something of the other school. */
      joined: Type.Integer(),
    }),
  ),
  /** Of the people: will administer the other school. */
  administrators: Type.Integer(),
  licencesInForce: Type.Integer(),
  seatsInUse: Type.Integer(),
  /** Meant for the whole school or a year of it, and so for more people afterwards. */
  widened: Type.Integer(),
  /** To the whole school; they become drafts. */
  scheduledNotices: Type.Integer(),
  runningExams: Type.Integer(),
  sessions: Type.Integer(),
  clashes: pageOf(MergeClash),
  renames: pageOf(MergeRename),
  differences: pageOf(MergeDifference),
});
export type SchoolMergePreview = Static<typeof SchoolMergePreview>;

const pair = { id: Id, intoId: Id };

export const schoolMergeContract = {
  /** Counts what would move, join or be lost; changes nothing. */
  preview: { access: 'platformAdmin', query: strictObject(pair), data: SchoolMergePreview },
  /** All rows of the preview, as a workbook. */
  export: { access: 'platformAdmin', query: strictObject(pair), data: FileLink },
  /** Cannot be undone. The name is that of the school that ends. */
  merge: {
    access: 'platformAdmin',
    body: strictObject({
      ...pair,
      name: Type.String({ minLength: 1, maxLength: schoolProfileLimits.name }),
      fingerprint: Type.String({ minLength: 1, maxLength: 100 }),
      /** The same one again changes nothing. */
      requestKey: Type.String({ minLength: 8, maxLength: 64 }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof schoolMergeCalls, CallContract>;

export type SchoolMergeContract = typeof schoolMergeContract;
