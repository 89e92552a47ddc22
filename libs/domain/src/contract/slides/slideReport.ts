import Type, { type Static } from 'typebox';
import type { slideReportCalls } from '../../calls/slides/slideReport';
import { shelves } from '../../codes/people/shelf';
import { slideFaults, slideReportStates } from '../../codes/slides/morphology';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, keyOf, Moment, pageQuery, pageOf } from '../shapes';
import { SlideView } from './shapes/slideView';

const reportFields = { slideId: Id, fault: codeOf(slideFaults) };

/** A reported fault of a slide, as its reporter sees it. */
export const SlideReport = Type.Object({
  ...reportFields,
  id: Id,
  slideTitle: Type.String(),
  text: Type.String(),
  state: codeOf(slideReportStates),
  reply: Type.String(),
  reportedAt: Moment,
  /**
   * The view at the time of the report, encoded as in the slide's address; '' if it was not sent.
   */
  view: Type.String(),
});
export type SlideReport = Static<typeof SlideReport>;

/** A report as the owners of the slide see it. */
export const KeptSlideReport = Type.Object({
  ...SlideReport.properties,
  thumbnail: Type.String(),
  reporter: Type.String(),
});
export type KeptSlideReport = Static<typeof KeptSlideReport>;

const words = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });

export const slideReportContract = {
  add: {
    access: 'user',
    body: strictObject({ ...reportFields, text: words, view: Type.Optional(SlideView) }),
    data: Type.Object({ id: Id }),
  },
  list: { access: 'user', query: strictObject(pageQuery), data: pageOf(SlideReport) },
  /**
   * For teachers: reports on their school's slides; for platform administrators: on the platform's.
   * Open ones first.
   */
  kept: {
    access: 'user',
    query: strictObject({
      ...pageQuery,
      /** The owner of the slides, for callers who keep those of a school and of the platform. */
      shelf: Type.Optional(keyOf(shelves)),
      state: Type.Optional(codeOf(slideReportStates)),
    }),
    data: pageOf(KeptSlideReport),
  },
  /** Answered once; the reporter is notified. */
  answer: {
    access: 'user',
    body: strictObject({ id: Id, isAccepted: Type.Boolean(), reply: words }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof slideReportCalls, CallContract>;

export type SlideReportContract = typeof slideReportContract;
