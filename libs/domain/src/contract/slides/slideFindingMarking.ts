import Type, { type Static } from 'typebox';
import type { slideFindingMarkingCalls } from '../../calls/slides/slideFindingMarking';
import { shelves } from '../../codes/people/shelf';
import { findingStates } from '../../codes/slides/slideFinding';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, keyOf, Moment, nullable, pageQuery, pageOf } from '../shapes';
import { FieldAnswers, FindingMarks, MadeField } from './shapes/slideFindingShapes';

export const HandedFinding = Type.Object({
  id: Id,
  formId: Id,
  title: Type.String(),
  slideId: Id,
  slideTitle: Type.String(),
  writer: Type.String(),
  state: codeOf(findingStates),
  handedAt: Moment,
  /** The total score; null until it is marked. */
  total: nullable(Type.Integer()),
  most: Type.Integer(),
});
export type HandedFinding = Static<typeof HandedFinding>;

export const FindingToMark = Type.Object({
  ...HandedFinding.properties,
  fields: Type.Array(MadeField),
  answers: FieldAnswers,
  marks: nullable(FindingMarks),
  version: Type.Integer(),
});
export type FindingToMark = Static<typeof FindingToMark>;

export const slideFindingMarkingContract = {
  /**
   * For teachers: submissions on their school's slides; for platform administrators: on the
   * platform's. Waiting ones first.
   */
  list: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      /** The owner of the slides, for callers who keep those of a school and of the platform. */
      shelf: Type.Optional(keyOf(shelves)),
      slideId: Type.Optional(Id),
      formId: Type.Optional(Id),
      state: Type.Optional(codeOf(findingStates)),
    }),
    data: pageOf(HandedFinding),
  },
  detail: { access: 'user', query: strictObject({ id: Id }), data: FindingToMark },
  /** Refused if it was marked or submitted again since that version was read. */
  mark: {
    access: 'user',
    body: strictObject({
      id: Id,
      version: Type.Integer({ minimum: 1 }),
      /** True for a final mark, false to return it for rework. */
      isDone: Type.Boolean(),
      marks: FindingMarks,
    }),
    data: Type.Object({ version: Type.Integer() }),
  },
} satisfies Record<keyof typeof slideFindingMarkingCalls, CallContract>;

export type SlideFindingMarkingContract = typeof slideFindingMarkingContract;
