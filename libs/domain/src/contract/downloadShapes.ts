import Type, { type Static } from 'typebox';
import { downloadKinds } from '../codes/downloads';
import { codeOf, Id, Moment } from './shapes';

const fileFields = {
  path: Type.String(),
  version: Type.String(),
  bytes: Type.Integer(),
  updatedAt: Moment,
};
export const DownloadPath = Type.Object(fileFields);
export type DownloadPath = Static<typeof DownloadPath>;

export const Download = Type.Object({
  id: Id,
  kind: codeOf(downloadKinds),
  name: Type.String(),
  note: Type.String(),
  ...fileFields,
});
export type Download = Static<typeof Download>;
