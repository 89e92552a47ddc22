import Type, { type Static } from 'typebox';
import { groundStates } from '../../../codes/emergency/centre';
import { firstAidCategories, firstAidTopics } from '../../../codes/training/firstAid';
import { resourceKinds } from '../../../codes/emergency/resourceKind';
import { conversionStates } from '../../../codes/base/uploadSuffixes';
import { codeOf, Id, Moment, nullable } from '../../shapes';
import { uploadFields } from '../../base/shapes/upload';

const resourceFields = {
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  category: codeOf(firstAidCategories),
  topic: codeOf(firstAidTopics),
  kind: codeOf(resourceKinds),
  cover: Type.String(),
};

export const GroundResource = Type.Object({ ...resourceFields, groundedAt: Moment });
export type GroundResource = Static<typeof GroundResource>;

/** The minimal fields for choosing a resource from a list. */
export const ResourceChoice = Type.Object({
  id: Id,
  title: Type.String(),
  kind: codeOf(resourceKinds),
});
export type ResourceChoice = Static<typeof ResourceChoice>;

const ResourceFile = Type.Object({
  id: Id,
  fileName: Type.String(),
  bytes: Type.Integer(),
  url: Type.String({ description: 'The file as it was uploaded.' }),
  /** Null for files that need no conversion. */
  conversion: nullable(codeOf(conversionStates)),
  failure: nullable(Type.String({ description: 'Why it could not be converted.' })),
  previewUrl: nullable(Type.String({ description: 'What the page shows.' })),
});

const contentFields = { html: Type.String(), files: Type.Array(ResourceFile) };

/** A resource as trainees see it. */
export const ResourceDetail = Type.Object({
  ...resourceFields,
  ...contentFields,
  orgName: Type.String(),
  groundedAt: Moment,
});
export type ResourceDetail = Static<typeof ResourceDetail>;

const managedFields = {
  ...resourceFields,
  groundState: codeOf(groundStates),
  groundedAt: nullable(Moment),
  uploadedBy: Type.String(),
  createdAt: Moment,
  updatedAt: Moment,
};
/** A resource as managers see it, published or not. */
export const ManagedResource = Type.Object(managedFields);
export type ManagedResource = Static<typeof ManagedResource>;

export const ManagedResourceDetail = Type.Object({ ...managedFields, ...contentFields });
export type ManagedResourceDetail = Static<typeof ManagedResourceDetail>;

/**
 * Files are uploaded in parts, each named `keyPrefix` plus its number, so that a broken upload can
 * resume.
 */
export const ResourceUpload = Type.Object({
  ...uploadFields,
  uploadId: Type.String(),
  partBytes: Type.Integer(),
  receivedParts: Type.Array(Type.Integer(), { description: 'The first part is 1.' }),
});
export type ResourceUpload = Static<typeof ResourceUpload>;
