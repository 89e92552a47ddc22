import Type, { type Static } from 'typebox';
import type { classroomRankCalls } from '../../calls/classroom/classroomRank';
import { gradeParts } from '../../codes/classroom/classroom';
import { Author } from '../people/shapes/author';
import type { CallContract } from '../call';
import { Score } from '../exam/shapes/question';
import { codeOf, strictObject, Id, nullable, pageQuery, pageOf } from '../shapes';

const Weight = Type.Integer({ minimum: 0, maximum: 100, description: 'Of the whole, in percent' });

const criterionFields = { part: codeOf(gradeParts), weight: Weight };
export const Criterion = Type.Object(criterionFields);
export type Criterion = Static<typeof Criterion>;

/** The score of one criterion before its weight is applied, out of 100. */
const PartScore = Type.Object({ ...criterionFields, score: Score });

/** `rank` is null until something counts. */
export const Grade = Type.Object({
  learner: Author,
  rank: nullable(Type.Integer()),
  score: Score,
  parts: Type.Array(PartScore),
});
export type Grade = Static<typeof Grade>;

const one = strictObject({ courseId: Id });

export const classroomRankContract = {
  criteria: { access: 'user', query: one, data: Type.Array(Criterion) },
  /** The weights must add up to 100. */
  setCriteria: {
    access: 'teacher',
    body: strictObject({
      courseId: Id,
      criteria: Type.Array(strictObject(criterionFields), { minItems: 1, maxItems: 5 }),
    }),
    data: Type.Null(),
  },
  mine: { access: 'user', query: one, data: Grade },
  list: {
    access: 'teacher',
    query: strictObject({ ...pageQuery, courseId: Id }),
    data: pageOf(Grade),
  },
} satisfies Record<keyof typeof classroomRankCalls, CallContract>;

export type ClassroomRankContract = typeof classroomRankContract;
