import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Answers } from '@cheese/domain/contract/call';
import type { ResourceContract } from '@cheese/domain/contract/emergency/resource';
import { filesOfResource } from '@cheese/domain/codes/emergency/resourceKind';
import { suffixOf, uploadFault, uploadKindOf } from '@cheese/domain/rules/site/uploadSuffix';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { FileRules } from '../../../ports/fileRules';
import type { Storage } from '../../../ports/storage';
import { Refusal, refuse, refuseFault } from '../../../calls/refusal';
import { HEAD_BYTES, mayBecome } from '../../base/upload/upload.content';
import { type Asker, permitUpload, prefixFor } from '../../base/upload/upload.service';
import type { UploadRow } from './resource.tables';
import { deleteUpload, findUpload, insertUpload, touchUpload } from './upload.store';

/** Small enough that a broken line costs little, large enough that a film is no thousand parts. */
const PART_BYTES = 8 * 1024 ** 2;

/** Pictures serve as covers, too. Digital specimens belong to the main site. */
const kinds = Object.values(filesOfResource);

interface Uploader extends Asker {
  storage: Storage;
  files: FileRules;
}

type PartsQuery = Static<ResourceContract['oss']['query']>;

/** Permits a file to go up in parts: a new one, or the rest of one whose line broke. */
export async function permitParts(
  db: Db,
  asker: Uploader,
  query: PartsQuery,
): Promise<Answers<ResourceContract['oss']>> {
  checkFile(asker.files, query);
  const row = query.uploadId ? await goOn(db, asker, query) : await begin(db, asker, query);
  const receivedParts = query.uploadId ? await countParts(asker.storage, row) : [];
  if (receivedParts.includes(1)) await checkBegin(db, asker.storage, row);
  const { keyPrefix, partBytes } = row;
  const extent = { keyPrefix, maxBytes: partBytes, suffixes: [], lastPart: partsOf(row) };
  const permitted = await permitUpload(db, asker, extent);
  return { ...permitted, uploadId: row.id, partBytes, receivedParts };
}

function checkFile({ limits }: FileRules, { fileName, bytes }: PartsQuery) {
  refuseFault('fileName', uploadFault(fileName, kinds));
  const maxBytes = limits[uploadKindOf(fileName) ?? 'image'];
  if (bytes <= maxBytes) return;
  const message = countedMessages.fileTooLarge(maxBytes);
  throw new Refusal('file.tooLarge', { field: 'bytes', message });
}

async function begin(db: Db, asker: Uploader, { fileName, bytes }: PartsQuery): Promise<UploadRow> {
  const row = {
    id: randomUUID(),
    personId: asker.person.id,
    fileName,
    bytes,
    partBytes: PART_BYTES,
    keyPrefix: prefixFor(asker, 'part'),
    askedAt: asker.clock.now(),
  };
  await insertUpload(db, row);
  return row;
}

async function goOn(db: Db, { person, clock }: Uploader, query: PartsQuery): Promise<UploadRow> {
  const now = clock.now();
  const own = { id: query.uploadId ?? '', personId: person.id, now };
  const row = (await findUpload(db, own)) ?? refuse('upload.notFound');
  if (row.fileName !== query.fileName || row.bytes !== query.bytes) refuse('upload.changed');
  await touchUpload(db, row.id, now);
  return row;
}

const partsOf = ({ bytes, partBytes }: Pick<UploadRow, 'bytes' | 'partBytes'>) =>
  Math.ceil(bytes / partBytes);

/** The first part is enough to refuse a file of the wrong kind early. */
async function checkBegin(db: Db, storage: Storage, row: UploadRow) {
  const first = (await storage.find(`${row.keyPrefix}1`)) ?? refuse('upload.incomplete');
  const head = await buffer(first.read({ start: 0, end: Math.min(HEAD_BYTES, first.bytes) - 1 }));
  if (await mayBecome(head, suffixOf(row.fileName))) return;
  await forgetUpload(db, storage, row);
  throw namedRefusal(new Refusal('file.wrongContent'), row.fileName, 'fileName');
}

/** Adds the file name, since several files may be uploaded together. */
export const namedRefusal = ({ key, message }: Refusal, fileName: string, field: string) =>
  new Refusal(key, { field, message: `“${fileName}”：${message}` });

/** All parts have the same size except the last. */
const bytesOfPart = (row: UploadRow, number: number) =>
  number < partsOf(row) ? row.partBytes : row.bytes - (number - 1) * row.partBytes;

/** The numbers of the parts that are there; one of the wrong size makes room for a right one. */
async function countParts(storage: Storage, row: UploadRow): Promise<number[]> {
  const received: number[] = [];
  for (const { key, bytes } of await storage.list(row.keyPrefix)) {
    const number = Number(key.slice(row.keyPrefix.length));
    if (bytes === bytesOfPart(row, number)) received.push(number);
    else await storage.remove(key);
  }
  return received.sort((one, other) => one - other);
}

/** The keys of all parts in their order; refuses where one of them has not come, or not whole. */
export async function allParts(storage: Storage, row: UploadRow): Promise<string[]> {
  const received = await countParts(storage, row);
  if (received.length !== partsOf(row)) refuse('upload.incomplete');
  return received.map((number) => `${row.keyPrefix}${number}`);
}

/** Forgets an upload, in this order: a row without parts is swept away later, parts without a row never. */
export async function forgetUpload(db: Db, storage: Storage, row: UploadRow) {
  for (const { key } of await storage.list(row.keyPrefix)) await storage.remove(key);
  await deleteUpload(db, row.id);
}

export async function cancelUpload(
  db: Db,
  { person, clock, storage }: Pick<Uploader, 'person' | 'clock' | 'storage'>,
  id: string,
) {
  const row = await findUpload(db, { id, personId: person.id, now: clock.now() });
  // Cancelled twice is cancelled.
  if (row) await forgetUpload(db, storage, row);
  return null;
}
