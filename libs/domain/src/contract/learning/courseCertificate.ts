import Type, { type Static } from 'typebox';
import type { courseCertificateCalls } from '../../calls/learning/courseCertificate';
import { certificateStates } from '../../codes/people/certificates';
import type { CallContract } from '../call';
import { MyCertificate } from '../people/certificateShapes';
import { exactly, Id, keyOf, orNull } from '../shapes';

/** How near one is to the certificate of a course. */
export const CertificateStanding = Type.Object({
  share: Type.Integer({ description: 'Of a hundred items so many have to be completed.' }),
  total: Type.Integer(),
  studied: Type.Integer(),
  left: Type.Integer({ description: 'How many items are left to complete.' }),
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
} satisfies Record<keyof typeof courseCertificateCalls, CallContract>;

export type CourseCertificateContract = typeof courseCertificateContract;
