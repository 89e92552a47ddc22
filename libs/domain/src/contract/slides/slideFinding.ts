import Type, { type Static } from 'typebox';
import type { slideFindingCalls } from '../../calls/slides/slideFinding';
import { findingStates } from '../../codes/slides/slideFinding';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, Moment, orNull } from '../shapes';
import { AskedField, FieldAnswers, FindingMarks } from './shapes/slideFindingShapes';

/** What somebody handed in, with the form as it was then. */
export const OwnFinding = Type.Object({
  id: Id,
  state: codeOf(findingStates),
  handedAt: Moment,
  title: Type.String(),
  fields: Type.Array(AskedField),
  answers: FieldAnswers,
  canTakeBack: Type.Boolean(),
  /** Once it was given back. */
  marks: orNull(FindingMarks),
  /** Field by field, once it was marked and is due. */
  expected: orNull(Type.Array(Type.String())),
});
export type OwnFinding = Static<typeof OwnFinding>;

/** A form as learners read it. */
export const FindingForm = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  dueAt: orNull(Moment),
  edition: Type.Integer(),
  fields: Type.Array(AskedField),
  own: orNull(OwnFinding),
});
export type FindingForm = Static<typeof FindingForm>;

export const slideFindingContract = {
  /** Refused, like the tiles, where the slide is locked for who asks. */
  list: {
    access: 'open',
    query: exactly({ slideId: Id }),
    data: Type.Object({
      /** Whether it is theirs to teach with: they make the forms and mark. */
      isTeaching: Type.Boolean(),
      list: Type.Array(FindingForm),
    }),
  },
  /** Once, and anew where it was given back. The same token once more is the same handing in. */
  handIn: {
    access: 'user',
    body: exactly({
      id: Id,
      edition: Type.Integer({ minimum: 1 }),
      token: Type.String({ pattern: '^[0-9a-f-]{36}$', maxLength: 36 }),
      answers: FieldAnswers,
    }),
    data: Type.Object({ id: Id }),
  },
  /** Before it is due, and before anybody has begun to mark it. */
  takeBack: { access: 'user', body: exactly({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof slideFindingCalls, CallContract>;

export type SlideFindingContract = typeof slideFindingContract;
