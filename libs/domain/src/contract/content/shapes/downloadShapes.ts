import Type, { type Static } from 'typebox';
import { downloadKinds } from '../../../codes/content/downloads';
import { codeOf, Id, Moment, nullable } from '../../shapes';

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
  /** The purpose of the package; if there is no package, the reason. */
  note: Type.String(),
  file: nullable(DownloadPath),
});
export type Download = Static<typeof Download>;
