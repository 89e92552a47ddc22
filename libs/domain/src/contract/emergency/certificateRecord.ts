import Type from 'typebox';
import type { certificateRecordCalls } from '../../calls/emergency/certificateRecord';
import { certificateStates } from '../../codes/people/certificates';
import type { CallContract } from '../call';
import { strictObject, FileLink, Id, keyOf, pageQuery, pageOf } from '../shapes';
import { CertificateNumber, VerifiedCertificate } from '../people/shapes/certificateShapes';
import { CertificateRecord } from './shapes/certificateShapes';
import { keywordQuery, orgAsked } from './shapes/shapes';

const filter = {
  ...keywordQuery,
  ...orgAsked,
  itemId: Type.Optional(Id),
  state: Type.Optional(keyOf(certificateStates)),
};

/** `verify` is open to anybody holding a certificate or its QR code. */
export const certificateRecordContract = {
  list: {
    access: 'welfareManager',
    query: strictObject({ ...pageQuery, ...filter }),
    data: pageOf(CertificateRecord),
  },
  revoke: {
    access: 'welfareManager',
    body: strictObject({ id: Id, reason: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: Type.Null(),
  },
  export: { access: 'welfareManager', query: strictObject(filter), data: FileLink },
  verify: {
    access: 'open',
    params: strictObject({ number: CertificateNumber }),
    data: VerifiedCertificate,
  },
} satisfies Record<keyof typeof certificateRecordCalls, CallContract>;

export type CertificateRecordContract = typeof certificateRecordContract;
