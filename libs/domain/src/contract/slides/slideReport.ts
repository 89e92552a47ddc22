import Type, { type Static } from 'typebox';
import type { slideReportCalls } from '../../calls/slides/slideReport';
import { shelves } from '../../codes/people/shelf';
import { slideFaults, slideReportStates } from '../../codes/slides/morphology';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, keyOf, Moment, pageAsked, pageOf } from '../shapes';
import { SlideView } from './shapes/slideView';

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
  /** What was seen when it was reported, as the slide's address says it; empty where it was not sent. */
  view: Type.String(),
});
export type SlideReport = Static<typeof SlideReport>;

/** The same for who keeps the slide. */
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
    body: exactly({ ...reportFields, text: words, view: Type.Optional(SlideView) }),
    data: Type.Object({ id: Id }),
  },
  list: { access: 'user', query: exactly(pageAsked), data: pageOf(SlideReport) },
  /** Of a school's slides for its teachers, of the platform's for who runs it; open ones first. */
  kept: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      /** Whose slides, for who keeps both. */
      shelf: Type.Optional(keyOf(shelves)),
      state: Type.Optional(codeOf(slideReportStates)),
    }),
    data: pageOf(KeptSlideReport),
  },
  /** Once; whoever reported it is told. */
  answer: {
    access: 'user',
    body: exactly({ id: Id, isAccepted: Type.Boolean(), reply: words }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof slideReportCalls, CallContract>;

export type SlideReportContract = typeof slideReportContract;
