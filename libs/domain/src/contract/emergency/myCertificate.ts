import Type from 'typebox';
import type { myCertificateCalls } from '../../calls/emergency/myCertificate';
import type { CallContract } from '../call';
import { strictObject, Id } from '../shapes';
import { CertificateNumber, MyCertificate } from '../people/shapes/certificateShapes';
import { CertificateProgress } from './shapes/certificateShapes';

/** `claim` is idempotent: it answers the same certificate every time. */
export const myCertificateContract = {
  progress: { access: 'user', data: Type.Array(CertificateProgress) },
  claim: { access: 'user', body: strictObject({ itemId: Id }), data: MyCertificate },
  list: { access: 'user', data: Type.Array(MyCertificate) },
  get: { access: 'user', params: strictObject({ number: CertificateNumber }), data: MyCertificate },
} satisfies Record<keyof typeof myCertificateCalls, CallContract>;

export type MyCertificateContract = typeof myCertificateContract;
