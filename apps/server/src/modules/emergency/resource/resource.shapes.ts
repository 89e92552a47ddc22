import type { Static } from 'typebox';
import { groundStateCodes } from '@cheese/domain/codes/emergency/centre';
import type {
  ManagedResource,
  ResourceDetail,
} from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import { emergencyTexts } from '@cheese/domain/texts/emergencyTexts';
import type { Storage } from '../../../ports/storage';
import type { ManagedRow } from './resource.store';
import type { ResourceFileRow } from './resource.tables';

export type FileShape = Static<typeof ResourceDetail>['files'][number];

/** A resource as its managers' list has it. */
export function toManaged({ resource, uploader }: ManagedRow): ManagedResource {
  const { groundedAt, createdAt, updatedAt, ...row } = resource;
  return {
    ...row,
    groundState: groundedAt ? groundStateCodes.shown : groundStateCodes.withdrawn,
    groundedAt: groundedAt?.getTime() ?? null,
    uploadedBy: uploader ?? emergencyTexts.platform,
    createdAt: createdAt.getTime(),
    updatedAt: updatedAt.getTime(),
  };
}

/** A file with where it is fetched, under its own name. */
export async function toFile(
  row: ResourceFileRow,
  { linkTo }: Pick<Storage, 'linkTo'>,
): Promise<FileShape> {
  const { id, fileName, bytes, contentKey, conversion, failure, previewKey } = row;
  const url = await linkTo(contentKey, fileName);
  const converted = previewKey && (await linkTo(previewKey, fileName.replace(/\.[^.]*$/, '.pdf')));
  const previewUrl = conversion === null ? url : converted;
  return { id, fileName, bytes, url, conversion, failure, previewUrl };
}
