import type { Answers } from '@cheese/domain/contract/call';
import type {
  CourseFileContract as C,
  CourseImport,
  CourseImportUpload,
} from '@cheese/domain/contract/learning/courseFile';
import { courseFileFault, courseFileLimits } from '@cheese/domain/codes/learning/courseFiles';
import type { Static } from 'typebox';
import { refuse, refuseFault } from '../../../calls/refusal';
import { cancelJob, enqueue, readJob } from '../../base/job/job.service';
import { permitUpload, prefixFor } from '../../base/upload/upload.service';
import { partsOf, receivedParts } from '../media/upload/media.parts';
import type { Bringing as Uploading } from '../media/upload/media.upload';
import type { Db } from '../../../db/database';
import { ownerFor, requireMaker } from '../../base/ownership/ownership';
import type { CourseImportRow } from './courseFile.tables';
import { forgetImported } from './import.forget';
import {
  countLiving,
  deleteImport,
  findImport,
  findUnfinished,
  insertImport,
  markArrived,
  touchImport,
  updateLiving,
} from './import.store';
import { left } from './courseFile.texts';

/** The job that makes a course of a file. */
export const IMPORT = 'importCourse';
const PART_BYTES = 8 * 1024 ** 2;

export type Bringing = Uploading & { db: Db };

/** As parts are looked at. */
const comingOf = (row: CourseImportRow) => ({ media: row, upload: row });

/** A new upload, or the one of the same file that has not come to its end. */
export async function beginImport(
  bringing: Bringing,
  { name, bytes, fingerprint }: Static<C['begin']['body']>,
): Promise<CourseImportUpload> {
  const { db, person, clock } = bringing;
  requireMaker(person);
  refuseFault('name', courseFileFault({ name, size: bytes }));
  const organisationId = ownerFor(bringing.person);
  const known = await findUnfinished(db, person.id, fingerprint);
  if (known) {
    const isSame = known.bytes === bytes && known.organisationId === organisationId;
    return isSame ? permitParts(bringing, known) : refuse('upload.changed');
  }
  if ((await countLiving(db, person.id)) >= courseFileLimits.underWay) refuse('courseFile.tooMany');
  await insertImport(db, {
    personId: person.id,
    organisationId,
    name,
    bytes,
    fingerprint,
    keyPrefix: prefixFor(bringing, 'part'),
    partBytes: PART_BYTES,
    askedAt: clock.now(),
  });
  const made = await findUnfinished(db, person.id, fingerprint);
  return permitParts(bringing, made ?? refuse('courseFile.notUploading'));
}

export async function goOnImporting(
  bringing: Bringing,
  importId: number,
): Promise<CourseImportUpload> {
  const row = await takeOwn(bringing, importId);
  return row.arrivedAt || row.endedAt
    ? refuse('courseFile.notUploading')
    : permitParts(bringing, row);
}

/** Another user's import is reported as not found. */
async function takeOwn({ db, person }: Bringing, importId: number): Promise<CourseImportRow> {
  const row = await findImport(db, importId);
  return row?.personId === person.id ? row : refuse('courseFile.notFound');
}

async function permitParts(bringing: Bringing, row: CourseImportRow): Promise<CourseImportUpload> {
  const { db, clock, storage } = bringing;
  const { keyPrefix, partBytes } = row;
  const received = await receivedParts(storage, comingOf(row));
  await touchImport(db, row.id, clock.now());
  const lastPart = partsOf(comingOf(row));
  const extent = { keyPrefix, maxBytes: partBytes, suffixes: [], lastPart };
  return {
    ...(await permitUpload(db, bringing, extent)),
    import: await shown(bringing, row),
    partBytes,
    receivedParts: received,
  };
}

/** All of it is there: a course is made of it when its turn comes. Said twice is said once. */
export async function finishImport(
  bringing: Bringing,
  importId: number,
): Promise<Answers<C['finish']>> {
  const { db, person, clock, storage } = bringing;
  const row = await takeOwn(bringing, importId);
  requireMaker(person);
  if (!row.arrivedAt && !row.endedAt) {
    const received = await receivedParts(storage, comingOf(row));
    if (received.length < partsOf(comingOf(row))) refuse('upload.incomplete');
    const { roles, organisationId } = person;
    const now = clock.now();
    const arrived = { arrivedAt: now, asWhom: { roles, organisationId } };
    await db.transaction(async (tx) => {
      if (!(await markArrived(tx, importId, arrived))) return;
      const onceKey = `courseImport:${importId}`;
      const whose = { personId: person.id, organisationId };
      const job = { kind: IMPORT, payload: { importId }, ...whose, onceKey, runAt: now };
      await updateLiving(tx, importId, { jobId: await enqueue(tx, job) });
    });
  }
  return readImport(bringing, importId);
}

export async function readImport(bringing: Bringing, importId: number) {
  return shown(bringing, await takeOwn(bringing, importId));
}

async function shown({ db, person }: Bringing, row: CourseImportRow): Promise<CourseImport> {
  const { id, name, failure, courseId, leftOut, jobId } = row;
  const isWorked = row.arrivedAt !== null && row.endedAt === null && jobId !== null;
  const job = isWorked ? await readJob(db, person.id, jobId) : null;
  return {
    id,
    name,
    failure,
    courseId,
    left: leftOut,
    state: stateOf(row, job?.state === 'working'),
    done: job?.done ?? 0,
    total: job?.total ?? null,
  };
}

function stateOf({ arrivedAt, endedAt, failure }: CourseImportRow, isWorked: boolean) {
  if (endedAt) return failure === null ? 'done' : 'failed';
  if (!arrivedAt) return 'uploading';
  return isWorked ? 'reading' : 'waiting';
}

/** A running worker notices the cancellation within seconds; a finished course stays. */
export async function cancelImport(bringing: Bringing, importId: number): Promise<null> {
  const { db, person, clock, storage } = bringing;
  const row = await takeOwn(bringing, importId);
  const called = { endedAt: clock.now(), failure: left.cancelled };
  if (!(await updateLiving(db, importId, called))) return null;
  if (row.jobId !== null) await cancelJob({ db, clock }, person.id, row.jobId);
  // The files of a running import are removed by its worker.
  if (!row.arrivedAt) {
    await forgetImported(storage, row);
    await deleteImport(db, importId);
  }
  return null;
}
