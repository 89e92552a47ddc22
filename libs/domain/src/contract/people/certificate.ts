import type { certificateCalls } from '../../calls/people/certificate';
import type { CallContract } from '../call';
import { strictObject } from '../shapes';
import { CertificateNumber, VerifiedCertificate } from './shapes/certificateShapes';

/** `verify` is open to anybody holding a certificate or its QR code. */
export const certificateContract = {
  verify: {
    access: 'open',
    query: strictObject({ number: CertificateNumber }),
    data: VerifiedCertificate,
  },
} satisfies Record<keyof typeof certificateCalls, CallContract>;

export type CertificateContract = typeof certificateContract;
