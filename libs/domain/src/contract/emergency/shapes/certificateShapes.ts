import Type, { type Static } from 'typebox';
import { earnedFields } from '../../people/shapes/certificateShapes';
import { Id, Moment, nullable } from '../../shapes';
import { certificateConditions } from '../certificateItem';

/** A certificate in the records of the organisation that awarded it. */
export const CertificateRecord = Type.Object({
  ...earnedFields,
  userId: Id,
  itemId: Id,
  phoneNum: Type.String({ description: 'With its middle hidden.' }),
});
export type CertificateRecord = Static<typeof CertificateRecord>;

/** A trainee's progress towards a certificate: its requirements, and how far each is met. */
export const CertificateProgress = Type.Object({
  itemId: Id,
  itemName: Type.String(),
  description: Type.String(),
  validDays: nullable(Type.Integer()),
  conditions: Type.Object(certificateConditions),
  done: Type.Object({
    studySeconds: Type.Integer(),
    resourceIds: Type.Array(Id),
    quizzes: Type.Integer(),
  }),
  canClaim: Type.Boolean(),
  number: nullable(
    Type.String({
      description: 'Of the certificate that one already has; none once it has expired.',
    }),
  ),
  revokedAt: nullable({ ...Moment, description: 'Of that certificate: it is worth nothing.' }),
});
export type CertificateProgress = Static<typeof CertificateProgress>;
