import Type, { type Static } from 'typebox';
import type { slideFindingMarkingCalls } from '../../calls/slides/slideFindingMarking';
import { shelves } from '../../codes/people/shelf';
import { findingStates } from '../../codes/slides/slideFinding';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';
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
  /** What it brought of what it could; null before it was marked. */
  total: orNull(Type.Integer()),
  most: Type.Integer(),
});
export type HandedFinding = Static<typeof HandedFinding>;

export const FindingToMark = Type.Object({
  ...HandedFinding.properties,
  fields: Type.Array(MadeField),
  answers: FieldAnswers,
  marks: orNull(FindingMarks),
  version: Type.Integer(),
});
export type FindingToMark = Static<typeof FindingToMark>;

export const slideFindingMarkingContract = {
  /** Of a school's slides for its teachers, of the platform's for who runs it; waiting ones first. */
  list: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      /** Whose slides, for who keeps both. */
      shelf: Type.Optional(keyOf(shelves)),
      slideId: Type.Optional(Id),
      formId: Type.Optional(Id),
      state: Type.Optional(codeOf(findingStates)),
    }),
    data: pageOf(HandedFinding),
  },
  detail: { access: 'user', query: exactly({ id: Id }), data: FindingToMark },
  /** Refused where it was marked or handed in anew since that version was read. */
  mark: {
    access: 'user',
    body: exactly({
      id: Id,
      version: Type.Integer({ minimum: 1 }),
      /** Given back to be worked on, or done with. */
      isDone: Type.Boolean(),
      marks: FindingMarks,
    }),
    data: Type.Object({ version: Type.Integer() }),
  },
} satisfies Record<keyof typeof slideFindingMarkingCalls, CallContract>;

export type SlideFindingMarkingContract = typeof slideFindingMarkingContract;
