import Type, { type Static } from 'typebox';
import { certificateStates } from '../../codes/emergency/centre';
import { certificateTemplates } from '../../codes/emergency/welfare';
import { codeOf, Id, keyOf, Moment, orNull } from '../shapes';
import { certificateConditions } from './certificateItem';

export const CertificateNumber = Type.String({ minLength: 1, maxLength: 40 });

const stateFields = { itemName: Type.String(), state: keyOf(certificateStates), issuedAt: Moment };

const earnedFields = {
  ...stateFields,
  id: Id,
  number: Type.String(),
  name: Type.String(),
  expiresAt: orNull(Moment),
  revokedAt: orNull(Moment),
  revokeReason: orNull(Type.String()),
};

/** What anybody may learn of a certificate whose number they know. */
export const VerifiedCertificate = Type.Object({
  ...stateFields,
  number: Type.String({ description: 'As it was issued, however it was typed.' }),
  name: Type.String({ description: 'With its middle hidden.' }),
  orgName: Type.String(),
  expiresAt: orNull(Moment),
  revokedAt: orNull(Moment),
});
export type VerifiedCertificate = Static<typeof VerifiedCertificate>;

/** One's own certificate, as it is shown and printed. */
export const MyCertificate = Type.Object({
  ...earnedFields,
  orgName: Type.String(),
  template: codeOf(certificateTemplates),
});
export type MyCertificate = Static<typeof MyCertificate>;

/** A certificate in the records of the organisation that awarded it. */
export const CertificateRecord = Type.Object({
  ...earnedFields,
  userId: Id,
  itemId: Id,
  phoneNum: Type.String({ description: 'With its middle hidden.' }),
});
export type CertificateRecord = Static<typeof CertificateRecord>;

/** How near one is to a certificate: what it asks for, and what of it is done. */
export const CertificateProgress = Type.Object({
  itemId: Id,
  itemName: Type.String(),
  description: Type.String(),
  validDays: orNull(Type.Integer()),
  conditions: Type.Object(certificateConditions),
  done: Type.Object({
    studySeconds: Type.Integer(),
    resourceIds: Type.Array(Id),
    quizzes: Type.Integer(),
  }),
  canClaim: Type.Boolean(),
  number: orNull(
    Type.String({
      description: 'Of the certificate that one already has; none once it has expired.',
    }),
  ),
  revokedAt: orNull({ ...Moment, description: 'Of that certificate: it is worth nothing.' }),
});
export type CertificateProgress = Static<typeof CertificateProgress>;
