import Type, { type Static } from 'typebox';
import { Moment } from '../../shapes';

export const uploadFields = {
  host: Type.String({ description: 'Where the form is posted.' }),
  keyPrefix: Type.String({ description: 'What the names of uploaded files must start with.' }),
  fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
    description: 'Signed; the form repeats them, before the file.',
  }),
  expiresAt: Moment,
  maxBytes: Type.Integer(),
  suffixes: Type.Array(Type.String()),
};

/** Permission to upload files directly to the storage, within the limits named here. */
export const UploadParameters = Type.Object(uploadFields);
export type UploadParameters = Static<typeof UploadParameters>;
