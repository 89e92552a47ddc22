import Type, { type Static } from 'typebox';
import type { slideFindingMakingCalls } from '../../calls/slides/slideFindingMaking';
import type { CallContract } from '../call';
import { MOST_FIELDS } from '../../rules/slides/finding/limits';
import { AudienceAsked, AudienceShown } from '../school/audience';
import { strictObject, Id, Moment, MomentAsked, nullable } from '../shapes';
import { MadeField } from './shapes/slideFindingShapes';

const writtenParts = {
  title: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  text: Type.String({ maxLength: 2000 }),
  dueAt: nullable(MomentAsked),
  fields: Type.Array(MadeField, { minItems: 1, maxItems: MOST_FIELDS }),
  isShown: Type.Boolean(),
};
/** The learners it is for; null is everybody who may see the slide. */
const audience = { audience: nullable(AudienceAsked) };

/** A form as its teachers see it. */
export const MadeFindingForm = Type.Object({
  ...writtenParts,
  id: Id,
  slideId: Id,
  edition: Type.Integer(),
  audience: nullable(AudienceShown),
  updatedAt: Moment,
  handedIn: Type.Integer(),
  /** The number of submissions still to be marked. */
  waiting: Type.Integer(),
});
export type MadeFindingForm = Static<typeof MadeFindingForm>;

export const slideFindingMakingContract = {
  list: { access: 'user', query: strictObject({ slideId: Id }), data: Type.Array(MadeFindingForm) },
  add: {
    access: 'user',
    body: strictObject({ ...writtenParts, ...audience, slideId: Id }),
    data: Type.Object({ id: Id }),
  },
  /**
   * Earlier submissions keep the form they were written on. Refused if somebody else has saved it
   * since `updatedAt`.
   */
  edit: {
    access: 'user',
    body: strictObject({ ...writtenParts, ...audience, id: Id, updatedAt: MomentAsked }),
    data: Type.Object({ id: Id }),
  },
  remove: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof slideFindingMakingCalls, CallContract>;

export type SlideFindingMakingContract = typeof slideFindingMakingContract;
