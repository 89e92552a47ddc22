import Type from 'typebox';
import type { openCalls } from '../../calls/base/open';
import { uploadKinds } from '../../codes/base/uploadSuffixes';
import type { CallContract } from '../call';
import { strictObject, keyOf } from '../shapes';
import { UploadParameters } from './shapes/upload';

/**
 * `oss` requires a login although its path says open, so that anonymous users cannot fill the
 * storage.
 */
export const openContract = {
  generateIds: {
    access: 'open',
    query: strictObject({ cnt: Type.Integer({ minimum: 1, maximum: 20 }) }),
    data: Type.Array(Type.String()),
  },
  oss: {
    access: 'user',
    query: strictObject({ kind: keyOf(uploadKinds) }),
    data: UploadParameters,
  },
} satisfies Record<keyof typeof openCalls, CallContract>;

export type OpenContract = typeof openContract;
