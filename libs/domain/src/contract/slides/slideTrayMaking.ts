import Type, { type Static } from 'typebox';
import type { slideTrayMakingCalls } from '../../calls/slides/slideTrayMaking';
import type { CallContract } from '../call';
import { AudienceAsked, AudienceShown } from '../school/audience';
import { strictObject, Id, Moment, MomentAsked, nullable, pageQuery, pageOf } from '../shapes';

const written = {
  title: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  text: Type.String({ maxLength: 2000 }),
};
const asked = {
  ...written,
  /** The period in which its audience sees it; null for no limit. Exams follow their own time. */
  startsAt: nullable(MomentAsked),
  endsAt: nullable(MomentAsked),
  /** Null if it is only for exams. */
  audience: nullable(AudienceAsked),
  /** Exams of the school that show the tray beside their papers while they are taken. */
  examIds: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
  slides: Type.Array(strictObject({ slideId: Id, note: Type.String({ maxLength: 500 }) }), {
    minItems: 1,
    maxItems: 100,
  }),
};

/** An exam that uses the tray. */
const TrayExam = Type.Object({ id: Id, title: Type.String(), startsAt: Moment });
export type TrayExam = Static<typeof TrayExam>;

const madeFields = {
  ...written,
  id: Id,
  startsAt: nullable(Moment),
  endsAt: nullable(Moment),
};

export const MadeTray = Type.Object({
  ...madeFields,
  slideCount: Type.Integer(),
  examCount: Type.Integer(),
  /** It has no audience beside its exams. */
  isForExams: Type.Boolean(),
});
export type MadeTray = Static<typeof MadeTray>;

export const MadeTrayDetail = Type.Object({
  ...madeFields,
  audience: nullable(AudienceShown),
  exams: Type.Array(TrayExam),
  slides: Type.Array(
    Type.Object({
      slideId: Id,
      title: Type.String(),
      thumbnail: Type.String(),
      note: Type.String(),
    }),
  ),
});
export type MadeTrayDetail = Static<typeof MadeTrayDetail>;

const made = Type.Object({ id: Id });

/** A tray may hold only slides of the school. */
export const slideTrayMakingContract = {
  list: { access: 'teacher', query: strictObject(pageQuery), data: pageOf(MadeTray) },
  detail: { access: 'teacher', query: strictObject({ id: Id }), data: MadeTrayDetail },
  add: { access: 'teacher', body: strictObject(asked), data: made },
  edit: { access: 'teacher', body: strictObject({ ...asked, id: Id }), data: made },
  remove: { access: 'teacher', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof slideTrayMakingCalls, CallContract>;

export type SlideTrayMakingContract = typeof slideTrayMakingContract;
