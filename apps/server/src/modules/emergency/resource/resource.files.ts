import { conversionStateCodes } from '@cheese/domain/codes/base/uploadSuffixes';
import { filesOfResource, type ResourceKind } from '@cheese/domain/codes/emergency/resourceKind';
import { suffixOf, uploadKindOf } from '@cheese/domain/rules/site/uploadSuffix';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { Refusal, refuse } from '../../../calls/refusal';
import { isOffice } from '../../base/upload/office';
import { enqueue } from '../../base/job/job.service';
import { assemble, type Assembled, type Shop } from './assemble';
import { coverOf } from './resource.cover';
import { insertFiles } from './resource.store';
import type { UploadRow } from './resource.tables';
import { namedRefusal } from './upload.service';
import { findUpload } from './upload.store';

/** The job that turns a document into what a page shows. */
export const CONVERT = 'convertDocument';

export interface Brought {
  kind: ResourceKind;
  uploadIds: string[];
  coverUploadId?: string;
}

export interface Taken {
  /** To be used up with the change that needs them. */
  uploads: UploadRow[];
  files: Assembled[];
  cover: string | null;
}

/** Looks at everything that was brought before any of it is put together. */
export async function takeIn(shop: Shop, person: Person, brought: Brought): Promise<Taken> {
  const { kind, coverUploadId } = brought;
  const ids = [...new Set(brought.uploadIds)];
  const rows = await Promise.all(ids.map((id) => findOwn(shop, person, id)));
  const coverRow = coverUploadId ? await findOwn(shop, person, coverUploadId) : null;
  if (rows.some((row) => !fits(row.fileName, kind))) refuse('resource.wrongFiles');
  if (coverRow && uploadKindOf(coverRow.fileName) !== 'image') refuse('resource.wrongFiles');
  const files: Assembled[] = [];
  for (const row of rows) files.push(await assembleOwn(shop, person, row));
  const cover = coverRow && (await ownCoverOf(shop, person, coverRow));
  const isAlsoFile = coverRow === null || ids.includes(coverRow.id);
  return { uploads: isAlsoFile ? rows : [...rows, coverRow], files, cover };
}

async function ownCoverOf(shop: Shop, person: Person, row: UploadRow) {
  const { contentKey } = await assembleOwn(shop, person, row);
  return coverOf(shop, contentKey);
}

/**
 * A concurrent call that uses up the upload removes its parts; a reader then reports it as gone,
 * not as broken.
 */
async function assembleOwn(shop: Shop, person: Person, row: UploadRow) {
  try {
    return await assemble(shop, row);
  } catch (failure) {
    await findOwn(shop, person, row.id);
    if (!(failure instanceof Refusal) || !failure.key.startsWith('file.')) throw failure;
    throw namedRefusal(failure, row.fileName, 'uploadIds');
  }
}

async function findOwn({ db, clock }: Shop, { id: personId }: Person, id: string) {
  return (await findUpload(db, { id, personId, now: clock.now() })) ?? refuse('upload.notFound');
}

export const fits = (fileName: string, kind: ResourceKind) =>
  uploadKindOf(fileName) === filesOfResource[kind];

interface Place {
  resourceId: number;
  /** Behind how many others. */
  after: number;
  asker: Asker;
}

interface Asker {
  personId: number | null;
  now: Date;
}

/** Writes files down with their resource, and queues those that a page cannot show as they are. */
export async function addFiles(db: Db, files: Assembled[], { resourceId, after, asker }: Place) {
  const rows = files.map((file, at) => ({
    ...file,
    resourceId,
    place: after + at,
    conversion: isOffice(suffixOf(file.fileName)) ? conversionStateCodes.waiting : null,
  }));
  for (const { id, conversion } of await insertFiles(db, rows)) {
    if (conversion !== null) await queueConversion(db, id, asker);
  }
}

export function queueConversion(db: Db, fileId: number, { personId, now }: Asker) {
  const once = { onceKey: `convert:${fileId}`, runAt: now };
  return enqueue(db, { kind: CONVERT, payload: { fileId }, personId, ...once });
}
