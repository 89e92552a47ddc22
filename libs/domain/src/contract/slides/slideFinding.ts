import Type, { type Static } from 'typebox';
import type { slideFindingCalls } from '../../calls/slides/slideFinding';
import { findingStates } from '../../codes/slides/slideFinding';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, nullable } from '../shapes';
import { AskedField, FieldAnswers, FindingMarks } from './shapes/slideFindingShapes';

/** The learner's submission, with the form as it was at that time. */
export const OwnFinding = Type.Object({
  id: Id,
  state: codeOf(findingStates),
  handedAt: Moment,
  title: Type.String(),
  fields: Type.Array(AskedField),
  answers: FieldAnswers,
  canTakeBack: Type.Boolean(),
  /** Null until it is returned. */
  marks: nullable(FindingMarks),
  /** The expected answer to each field, once it is marked and due. */
  expected: nullable(Type.Array(Type.String())),
});
export type OwnFinding = Static<typeof OwnFinding>;

/** A form as the learner sees it. */
export const FindingForm = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  dueAt: nullable(Moment),
  edition: Type.Integer(),
  fields: Type.Array(AskedField),
  own: nullable(OwnFinding),
});
export type FindingForm = Static<typeof FindingForm>;

export const slideFindingContract = {
  /** Refused, like the tiles, if the slide is locked for the caller. */
  list: {
    access: 'open',
    query: strictObject({ slideId: Id }),
    data: Type.Object({
      /** The caller teaches with the slide: may create forms and mark submissions. */
      isTeaching: Type.Boolean(),
      list: Type.Array(FindingForm),
    }),
  },
  /** Once, and again if it was returned for rework. A repeated token is the same submission. */
  handIn: {
    access: 'user',
    body: strictObject({
      id: Id,
      edition: Type.Integer({ minimum: 1 }),
      token: Type.String({ pattern: '^[0-9a-f-]{36}$', maxLength: 36 }),
      answers: FieldAnswers,
    }),
    data: Type.Object({ id: Id }),
  },
  /** Before the due time and before marking has begun. */
  takeBack: { access: 'user', body: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof slideFindingCalls, CallContract>;

export type SlideFindingContract = typeof slideFindingContract;
