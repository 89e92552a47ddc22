import Type, { type Static } from 'typebox';
import type { slideReportCalls } from '../../calls/viewers/slideReport';
import { slideFaults, slideReportStates } from '../../codes/viewers/morphology';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, Moment, pageAsked, pageOf } from '../shapes';

const reportFields = { slideId: Id, fault: codeOf(slideFaults) };

/** A fault of a slide, as the person who reported it follows it. */
export const SlideReport = Type.Object({
  ...reportFields,
  id: Id,
  slideTitle: Type.String(),
  text: Type.String(),
  state: codeOf(slideReportStates),
  reply: Type.String(),
  reportedAt: Moment,
});
export type SlideReport = Static<typeof SlideReport>;

export const slideReportContract = {
  add: {
    access: 'user',
    body: exactly({ ...reportFields, text: Type.String({ minLength: 1, maxLength: 500 }) }),
    data: Type.Object({ id: Id }),
  },
  list: { access: 'user', query: exactly(pageAsked), data: pageOf(SlideReport) },
} satisfies Record<keyof typeof slideReportCalls, CallContract>;

export type SlideReportContract = typeof slideReportContract;
