import Type, { type Static } from 'typebox';
import type { certificateItemCalls } from '../../calls/emergency/certificateItem';
import { groundStates } from '../../codes/emergency/centre';
import { certificateTemplates } from '../../codes/people/certificates';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf } from '../shapes';
import { keywordQuery, orgAsked, Saved } from './shapes/shapes';

/** The requirements of a certificate; 0 or an empty list means no requirement of that kind. */
export const certificateConditions = {
  studySeconds: Type.Integer({ minimum: 0, maximum: 3_600_000 }),
  resourceIds: Type.Array(Id, { maxItems: 100, description: 'All of them studied.' }),
  quizzes: Type.Integer({ minimum: 0, maximum: 1000, description: 'Passed ones.' }),
  passScore: Type.Integer({ minimum: 0, maximum: 100, description: 'Of a quiz, out of 100.' }),
};

const written = {
  name: Type.String({ minLength: 1, maxLength: 50 }),
  description: Type.String({ maxLength: 2000 }),
  conditions: strictObject(certificateConditions),
  validDays: nullable(
    Type.Integer({ minimum: 1, maximum: 36_500, description: 'null: for ever.' }),
  ),
  template: codeOf(certificateTemplates),
  groundState: codeOf(groundStates),
};

/** A certificate that an organisation awards (福利). */
export const CertificateItem = Type.Object({
  id: Id,
  ...written,
  conditions: Type.Object(certificateConditions),
  issued: Type.Integer({ description: 'How many have earned it.' }),
  createdAt: Moment,
  updatedAt: Moment,
});
export type CertificateItem = Static<typeof CertificateItem>;

export const certificateItemContract = {
  list: {
    access: 'welfareManager',
    query: strictObject({
      ...pageQuery,
      ...keywordQuery,
      ...orgAsked,
      groundState: Type.Optional(codeOf(groundStates)),
    }),
    data: pageOf(CertificateItem),
  },
  save: { access: 'welfareManager', body: strictObject({ ...written, ...orgAsked }), data: Saved },
  edit: { access: 'welfareManager', body: strictObject({ id: Id, ...written }), data: Type.Null() },
  get: { access: 'welfareManager', params: strictObject({ id: Id }), data: CertificateItem },
  remove: { access: 'welfareManager', query: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof certificateItemCalls, CallContract>;

export type CertificateItemContract = typeof certificateItemContract;
