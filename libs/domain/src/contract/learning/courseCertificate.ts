import Type, { type Static } from 'typebox';
import type { courseCertificateCalls } from '../../calls/learning/courseCertificate';
import { certificateWaits } from '../../codes/learning/certificateWaits';
import { certificateStates } from '../../codes/people/certificates';
import type { CallContract } from '../call';
import { MyCertificate } from '../people/shapes/certificateShapes';
import { strictObject, Id, keyOf, Moment, nullable, pageQuery, pageOf } from '../shapes';

const seconds = {
  recordedS: Type.Integer({ description: 'What was studied, of each item as far as it takes.' }),
  leastS: Type.Integer({ description: 'What the completed items take at least.' }),
};

/** A certificate held back because its study time is implausible; a teacher decides. */
export const CertificateWaiting = Type.Object({
  ...seconds,
  state: keyOf(certificateWaits),
  /** The teacher's reason for declining. */
  reason: nullable(Type.String()),
});
export type CertificateWaiting = Static<typeof CertificateWaiting>;

/**
 * The teacher's view of it, with the learner; the seconds are those at the time of the application.
 */
export const WaitingLearner = Type.Object({
  ...CertificateWaiting.properties,
  personId: Id,
  name: Type.String(),
  askedAt: Moment,
});
export type WaitingLearner = Static<typeof WaitingLearner>;

/** A learner's progress towards a course certificate. */
export const CertificateStanding = Type.Object({
  share: Type.Integer({ description: 'Of a hundred items so many have to be completed.' }),
  total: Type.Integer({ description: 'How many items count.' }),
  studied: Type.Integer(),
  left: Type.Integer({ description: 'How many items are left to complete.' }),
  byHand: Type.Integer({ description: 'Items that count for nothing: who learns marks them.' }),
  wait: nullable(CertificateWaiting),
  mayEarn: Type.Boolean({ description: 'Who may only try the course, or teaches it, earns none.' }),
  certificate: nullable(Type.Object({ id: Id, state: keyOf(certificateStates) })),
});
export type CertificateStanding = Static<typeof CertificateStanding>;

export const CourseCertificate = Type.Object({ ...MyCertificate.properties, courseId: Id });
export type CourseCertificate = Static<typeof CourseCertificate>;

/** Certificates are issued automatically when the server's records reach the required share. */
export const courseCertificateContract = {
  /** Null if the course has no certificate. */
  standing: {
    access: 'user',
    query: strictObject({ courseId: Id }),
    data: nullable(CertificateStanding),
  },
  mine: { access: 'user', data: Type.Array(CourseCertificate) },
  detail: { access: 'user', query: strictObject({ id: Id }), data: CourseCertificate },
  /** By a teacher of the course; cannot be undone. */
  revoke: {
    access: 'user',
    body: strictObject({ id: Id, reason: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: Type.Null(),
  },
  /** Waiting and declined certificates, oldest first. */
  waiting: {
    access: 'user',
    query: strictObject({ ...pageQuery, courseId: Id }),
    data: pageOf(WaitingLearner),
  },
  /** By a teacher of the course. A declined certificate may be issued later. */
  decide: {
    access: 'user',
    body: strictObject({
      courseId: Id,
      personId: Id,
      isIssued: Type.Boolean(),
      reason: Type.String({ maxLength: 200, description: 'Needed where it is declined.' }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof courseCertificateCalls, CallContract>;

export type CourseCertificateContract = typeof courseCertificateContract;
