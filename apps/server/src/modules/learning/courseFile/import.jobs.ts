import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { failures } from '@cheese/domain/texts/failures';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { FileRules } from '../../../ports/fileRules';
import type { Storage } from '../../../ports/storage';
import { Refusal, refuse } from '../../../calls/refusal';
import { hourly, queueHourly } from '../../base/job/hourly';
import type { JobContext } from '../../base/job/job.supervise';
import type { JobKinds } from '../../base/job/job.run';
import type { LessonParts } from '../courseMaking/courseMaking.parts';
import { forgetParts } from '../media/upload/media.parts';
import type { CourseImportRow } from './courseFile.tables';
import { forgetImported, forgetTaken } from './import.forget';
import { makeImported } from './import.make';
import { IMPORT } from './import.service';
import { partsAsOne } from './import.source';
import { deleteImport, findImport, selectStale, updateLiving } from './import.store';
import { takeOut } from './import.take';
import { MANIFEST, MOST_MANIFEST_BYTES } from './manifest';
import { readManifest } from './manifest.read';
import { openZip, type Archive } from './zip/zip.read';

const SWEEP = 'sweepCourseImports';
const LEASE_MS = 60_000;
const [DAY_MS, WEEK_MS] = [86_400_000, 7 * 86_400_000];

interface Shop {
  db: Db;
  clock: Clock;
  storage: Storage;
  files: FileRules;
}

export const courseFileJobs = (shop: Shop, parts: LessonParts): JobKinds => ({
  [IMPORT]: {
    lane: 'heavy',
    leaseMs: LEASE_MS,
    isRenewed: true,
    mostAttempts: 3,
    async run(payload, work) {
      const row = await findImport(shop.db, importIdOf(payload));
      if (!row?.arrivedAt) return;
      if (row.endedAt) return forgetImported(shop.storage, row);
      try {
        await importOne(shop, { parts, row, work });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // A retry cannot fix a faulty file, so the failure is reported at once.
        await fail(shop, row.id, error.message);
      }
    },
    giveUp: (payload) => fail(shop, importIdOf(payload), failures['server.broken'].message),
  },
  [SWEEP]: hourly(shop.clock, (now) => sweep(shop, now)),
});

export const queueCourseFileSweeping = (shop: Pick<Shop, 'db' | 'clock'>) =>
  queueHourly(shop, SWEEP);

const importIdOf = (payload: unknown) => (payload as { importId: number }).importId;

interface Work {
  parts: LessonParts;
  row: CourseImportRow;
  work: JobContext;
}

async function importOne(shop: Shop, { parts, row, work }: Work) {
  const { db, storage, files } = shop;
  // Files left by an interrupted attempt must not mix with this one's.
  await forgetTaken(storage, row);
  const zip = await openZip(partsAsOne(storage, row), MANIFEST);
  const manifest = readManifest(await manifestText(zip ?? refuse('courseFile.notCourse')));
  const mediaCount = manifest.media.length;
  if (!zip || !(await updateLiving(db, row.id, { mediaCount }))) return;
  const taken = await takeOut({ storage, files, row, zip, work }, manifest);
  const { roles = [], organisationId = null } = row.asWhom ?? {};
  const person = { id: row.personId, sessionId: 0, roles, organisationId };
  const isMade = await makeImported({
    maker: { ...shop, person },
    files,
    parts,
    row,
    manifest,
    taken,
  });
  if (isMade) await forgetParts(storage, row.keyPrefix);
  else await forgetImported(storage, { ...row, mediaCount });
}

async function manifestText(zip: Archive): Promise<string> {
  const entry = zip.find(MANIFEST) ?? refuse('courseFile.notCourse');
  if (entry.bytes > MOST_MANIFEST_BYTES) refuse('courseFile.bomb');
  return (await buffer(Readable.from(zip.read(entry)))).toString('utf8');
}

/** A failed or cancelled import keeps only its message. */
async function fail({ db, clock, storage }: Shop, id: number, failure: string) {
  await updateLiving(db, id, { endedAt: clock.now(), failure });
  const row = await findImport(db, id);
  if (row) await forgetImported(storage, row);
}

/** Deletes abandoned uploads, and messages of finished imports. */
async function sweep({ db, storage }: Shop, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  for (const row of await selectStale(db, { unfinished: ago(DAY_MS), ended: ago(WEEK_MS) })) {
    await forgetImported(storage, row);
    await deleteImport(db, row.id);
  }
}
