import { conversionStateCodes } from '@cheese/domain/codes/base/uploadSuffixes';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { suffixOf } from '@cheese/domain/rules/site/uploadSuffix';
import {
  conversionFailures,
  type ConversionFailure,
} from '@cheese/domain/texts/failures/conversionFailures';
import { ConversionError, CONVERSION_LEASE_MS } from '../../../ports/converter';
import type { FileRules } from '../../../ports/fileRules';
import { streamToFile } from '../../../ports/streamToFile';
import { hourly, queueHourly } from '../../base/job/hourly';
import type { JobKind, JobKinds } from '../../base/job/job.run';
import { isLocked, openedBytes } from '../../base/upload/office';
import { isOldLocked } from '../../base/upload/oldLock';
import { looksLike, readHead } from '../../base/upload/upload.content';
import { keep, type Shop } from './assemble';
import { removeUnused } from './content.store';
import { CONVERT } from './resource.files';
import { findFile, updateFile } from './resource.store';
import type { ResourceFileRow } from './resource.tables';
import { forgetUpload } from './upload.service';
import { selectAbandoned } from './upload.store';

const SWEEP = 'sweepUploads';
const DAY_MS = 86_400_000;
/** Size limits of documents to convert, packed and unpacked. */
const MOST_BYTES = 100 * 1024 ** 2;
const MOST_OPENED_BYTES = 1024 ** 3;

interface Workshop extends Shop {
  files: FileRules;
}

/** Converts documents and deletes abandoned uploads. */
export const resourceJobs = (shop: Workshop): JobKinds => ({
  [CONVERT]: conversions(shop),
  [SWEEP]: hourly(shop.clock, (now) => sweep(shop, now)),
});

export const queueSweeping = (shop: Shop) => queueHourly(shop, SWEEP);

const fileIdOf = (payload: unknown) => (payload as { fileId: number }).fileId;

const conversions = (shop: Workshop): JobKind => ({
  lane: 'heavy',
  leaseMs: CONVERSION_LEASE_MS,
  mostAttempts: 3,
  async run(payload, { stopping }) {
    const row = await findFile(shop.db, fileIdOf(payload));
    // Deleted meanwhile: there is nothing left to do.
    if (!row) return;
    if (!shop.files.convert)
      return updateFile(shop.db, row.id, { conversion: conversionStateCodes.impossible });
    await updateFile(shop.db, row.id, { conversion: conversionStateCodes.converting });
    try {
      const previewKey = await convert(shop, row, stopping);
      await updateFile(shop.db, row.id, {
        conversion: conversionStateCodes.converted,
        failure: null,
        previewKey,
      });
    } catch (error) {
      if (!(error instanceof ConversionError)) throw error;
      await fail(shop, row.id, error.reason);
    }
  },
  giveUp: (payload) => fail(shop, fileIdOf(payload), 'interrupted'),
});

const fail = ({ db }: Shop, fileId: number, reason: ConversionFailure) =>
  updateFile(db, fileId, {
    conversion: conversionStateCodes.failed,
    failure: conversionFailures[reason],
  });

/** In a folder that goes with it, however it ends. */
async function convert(shop: Workshop, row: ResourceFileRow, stopping: AbortSignal) {
  const { storage, files } = shop;
  await mkdir(storage.scratch, { recursive: true });
  const folder = await mkdtemp(join(storage.scratch, 'convert-'));
  try {
    const path = join(folder, `document.${suffixOf(row.fileName)}`);
    const stored = await storage.find(row.contentKey);
    if (!stored) throw new ConversionError('failed');
    if (stored.bytes > MOST_BYTES) throw new ConversionError('tooLarge');
    await streamToFile(path, stored.read());
    await checkDocument(path);
    const pdf = join(folder, 'preview.pdf');
    try {
      await files.convert?.({ path, pdf, stopping });
      return await keepPreview(shop, pdf);
    } catch (error) {
      throw await whyFailed(error, path);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Refuses documents that would fail to convert anyway. */
async function checkDocument(path: string) {
  const file = await open(path);
  try {
    if (await isLocked(file)) throw new ConversionError('encrypted');
    if ((await openedBytes(file)) > MOST_OPENED_BYTES) throw new ConversionError('bomb');
  } finally {
    await file.close();
  }
}

/** Some old tables are locked and open all the same: only what failed is said to have a password. */
async function whyFailed(error: unknown, path: string) {
  if (!(error instanceof ConversionError)) return error;
  const file = await open(path);
  const isLocked = await isOldLocked(file).finally(() => file.close());
  return isLocked ? new ConversionError('encrypted') : error;
}

async function keepPreview(shop: Shop, pdf: string): Promise<string> {
  if (!looksLike(await readHead(pdf), 'pdf')) throw new ConversionError('nothing');
  const hash = createHash('sha256');
  await pipeline(createReadStream(pdf), hash);
  const key = `file/${hash.digest('hex')}.pdf`;
  await keep(shop, key, pdf);
  return key;
}

/** Deletes abandoned uploads, unused files and partial ones. */
async function sweep({ db, storage }: Shop, now: Date) {
  for (const row of await selectAbandoned(db, now)) await forgetUpload(db, storage, row);
  while (await removeUnused(db, now, (key) => storage.remove(key)));
  await sweepScratch(storage.scratch, now.getTime() - DAY_MS);
}

/** Deletes files left in the scratch folder by killed processes. */
async function sweepScratch(folder: string, before: number) {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    if (facts && facts.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}
