import Type from 'typebox';
import type { certificateRecordCalls } from '../../calls/emergency/certificateRecord';
import { certificateStates } from '../../codes/people/certificates';
import type { CallContract } from '../call';
import { exactly, FileLink, Id, keyOf, pageAsked, pageOf } from '../shapes';
import { CertificateNumber, VerifiedCertificate } from '../people/shapes/certificateShapes';
import { CertificateRecord } from './shapes/certificateShapes';
import { keywordAsked, orgAsked } from './shapes/shapes';

const filter = {
  ...keywordAsked,
  ...orgAsked,
  itemId: Type.Optional(Id),
  state: Type.Optional(keyOf(certificateStates)),
};

/** `verify` is open to anybody holding a certificate or its QR code. */
export const certificateRecordContract = {
  list: {
    access: 'welfareManager',
    query: exactly({ ...pageAsked, ...filter }),
    data: pageOf(CertificateRecord),
  },
  revoke: {
    access: 'welfareManager',
    body: exactly({ id: Id, reason: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: Type.Null(),
  },
  export: { access: 'welfareManager', query: exactly(filter), data: FileLink },
  verify: {
    access: 'open',
    params: exactly({ number: CertificateNumber }),
    data: VerifiedCertificate,
  },
} satisfies Record<keyof typeof certificateRecordCalls, CallContract>;

export type CertificateRecordContract = typeof certificateRecordContract;
