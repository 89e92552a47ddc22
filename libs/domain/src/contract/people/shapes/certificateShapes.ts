import Type, { type Static } from 'typebox';
import { certificateStates, certificateTemplates } from '../../../codes/people/certificates';
import { codeOf, Id, keyOf, Moment, nullable } from '../../shapes';

export const CertificateNumber = Type.String({ minLength: 1, maxLength: 40 });

const stateFields = { itemName: Type.String(), state: keyOf(certificateStates), issuedAt: Moment };

export const earnedFields = {
  ...stateFields,
  id: Id,
  number: Type.String(),
  name: Type.String(),
  expiresAt: nullable(Moment),
  revokedAt: nullable(Moment),
  revokeReason: nullable(Type.String()),
};

/** The public part of a certificate, for anybody who knows its number. */
export const VerifiedCertificate = Type.Object({
  ...stateFields,
  number: Type.String({ description: 'As it was issued, however it was typed.' }),
  name: Type.String({ description: 'With its middle hidden.' }),
  orgName: Type.String(),
  expiresAt: nullable(Moment),
  revokedAt: nullable(Moment),
});
export type VerifiedCertificate = Static<typeof VerifiedCertificate>;

/** The caller's certificate, as it is displayed and printed. */
export const MyCertificate = Type.Object({
  ...earnedFields,
  orgName: Type.String(),
  template: codeOf(certificateTemplates),
});
export type MyCertificate = Static<typeof MyCertificate>;
