import Type, { type Static } from 'typebox';
import type { courseCertificateCalls } from '../../calls/learning/courseCertificate';
import { certificateWaits } from '../../codes/learning/certificateWaits';
import { certificateStates } from '../../codes/people/certificates';
import type { CallContract } from '../call';
import { MyCertificate } from '../people/shapes/certificateShapes';
import { exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';

const seconds = {
  recordedS: Type.Integer({ description: 'What was studied, of each item as far as it takes.' }),
  leastS: Type.Integer({ description: 'What the completed items take at least.' }),
};

/** A certificate whose time is impossible: the teacher decides. */
export const CertificateWaiting = Type.Object({
  ...seconds,
  state: keyOf(certificateWaits),
  /** Why it was declined, in the words of who did. */
  reason: orNull(Type.String()),
});
export type CertificateWaiting = Static<typeof CertificateWaiting>;

/** The same to the teacher, with whose it is; the seconds are those of when it was asked for. */
export const WaitingLearner = Type.Object({
  ...CertificateWaiting.properties,
  personId: Id,
  name: Type.String(),
  askedAt: Moment,
});
export type WaitingLearner = Static<typeof WaitingLearner>;

/** How near one is to the certificate of a course. */
export const CertificateStanding = Type.Object({
  share: Type.Integer({ description: 'Of a hundred items so many have to be completed.' }),
  total: Type.Integer({ description: 'How many items count.' }),
  studied: Type.Integer(),
  left: Type.Integer({ description: 'How many items are left to complete.' }),
  byHand: Type.Integer({ description: 'Items that count for nothing: who learns marks them.' }),
  wait: orNull(CertificateWaiting),
  mayEarn: Type.Boolean({ description: 'Who may only try the course, or teaches it, earns none.' }),
  certificate: orNull(Type.Object({ id: Id, state: keyOf(certificateStates) })),
});
export type CertificateStanding = Static<typeof CertificateStanding>;

export const CourseCertificate = Type.Object({ ...MyCertificate.properties, courseId: Id });
export type CourseCertificate = Static<typeof CourseCertificate>;

/** Nobody claims one: it is given where the share is reached, by what the server knows. */
export const courseCertificateContract = {
  /** Null where the course has none. */
  standing: { access: 'user', query: exactly({ courseId: Id }), data: orNull(CertificateStanding) },
  mine: { access: 'user', data: Type.Array(CourseCertificate) },
  detail: { access: 'user', query: exactly({ id: Id }), data: CourseCertificate },
  /** By who teaches the course, for good. */
  revoke: {
    access: 'user',
    body: exactly({ id: Id, reason: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: Type.Null(),
  },
  /** Whose wait for their teacher, and whose were declined; the oldest first. */
  waiting: {
    access: 'user',
    query: exactly({ ...pageAsked, courseId: Id }),
    data: pageOf(WaitingLearner),
  },
  /** By who teaches the course. What was declined may be issued later. */
  decide: {
    access: 'user',
    body: exactly({
      courseId: Id,
      personId: Id,
      isIssued: Type.Boolean(),
      reason: Type.String({ maxLength: 200, description: 'Needed where it is declined.' }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof courseCertificateCalls, CallContract>;

export type CourseCertificateContract = typeof courseCertificateContract;
