import Type from 'typebox';
import type { resourceCalls } from '../../calls/emergency/resource';
import { groundStates } from '../../codes/emergency/centre';
import { firstAidCategories, firstAidTopics } from '../../codes/training/firstAid';
import { resourceKinds } from '../../codes/emergency/resourceKind';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, pageQuery, pageOf } from '../shapes';
import {
  GroundResource,
  ManagedResource,
  ManagedResourceDetail,
  ResourceChoice,
  ResourceDetail,
  ResourceUpload,
} from './shapes/resourceShapes';
import { keywordQuery, orgAsked, Saved } from './shapes/shapes';

const UploadId = Type.String({ minLength: 1, maxLength: 64 });

const written = {
  title: Type.String({ minLength: 1, maxLength: 80 }),
  summary: Type.String({ maxLength: 500 }),
  category: codeOf(firstAidCategories),
  topic: codeOf(firstAidTopics),
  kind: codeOf(resourceKinds),
  html: Type.String({ maxLength: 200_000 }),
  groundState: codeOf(groundStates),
  coverUploadId: Type.Optional(UploadId),
  uploadIds: Type.Array(UploadId, { maxItems: 20 }),
};

/**
 * `ground` lists published resources (上架), the ones trainees may see. `upload` creates a resource
 * from files that were uploaded directly to the storage with the permission from `oss`. Calling
 * `oss` again with the `uploadId` answers how much of a file has arrived and renews an expired
 * permission; it refuses a file whose first part does not match the type its name claims.
 */
export const resourceContract = {
  listPage: {
    access: 'welfareManager',
    query: strictObject({
      ...pageQuery,
      ...keywordQuery,
      ...orgAsked,
      category: Type.Optional(codeOf(firstAidCategories)),
      topic: Type.Optional(codeOf(firstAidTopics)),
      kind: Type.Optional(codeOf(resourceKinds)),
      groundState: Type.Optional(codeOf(groundStates)),
    }),
    data: pageOf(ManagedResource),
  },
  list: {
    access: 'welfareManager',
    query: strictObject({ ...keywordQuery, ...orgAsked }),
    data: Type.Array(ResourceChoice),
  },
  ground: {
    access: 'open',
    query: strictObject({
      category: Type.Optional(codeOf(firstAidCategories)),
      topic: Type.Optional(codeOf(firstAidTopics)),
      ...keywordQuery,
    }),
    data: Type.Array(GroundResource),
  },
  upload: {
    access: 'welfareManager',
    body: strictObject({ ...written, ...orgAsked }),
    data: Saved,
  },
  one: { access: 'user', query: strictObject({ id: Id }), data: ResourceDetail },
  edit: {
    access: 'welfareManager',
    body: strictObject({ id: Id, ...written, keptFileIds: Type.Array(Id, { maxItems: 20 }) }),
    data: Type.Null(),
  },
  remove: { access: 'welfareManager', query: strictObject({ id: Id }), data: Type.Null() },
  oss: {
    access: 'welfareManager',
    query: strictObject({
      fileName: Type.String({ minLength: 1, maxLength: 255 }),
      bytes: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
      uploadId: Type.Optional(UploadId),
    }),
    data: ResourceUpload,
  },
  cancelUpload: {
    access: 'welfareManager',
    query: strictObject({ uploadId: UploadId }),
    data: Type.Null(),
  },
  managed: {
    access: 'welfareManager',
    query: strictObject({ id: Id }),
    data: ManagedResourceDetail,
  },
  setGround: {
    access: 'welfareManager',
    body: strictObject({
      ids: Type.Array(Id, { minItems: 1, maxItems: 100 }),
      groundState: codeOf(groundStates),
    }),
    data: Type.Null(),
  },
  convertAgain: { access: 'welfareManager', body: strictObject({ fileId: Id }), data: Type.Null() },
} satisfies Record<keyof typeof resourceCalls, CallContract>;

export type ResourceContract = typeof resourceContract;
