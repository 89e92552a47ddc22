import { randomUUID } from 'node:crypto';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { IncomingFile } from '../../../plugins/forms';
import { refuse } from '../../../calls/refusal';
import type { Storage } from '../../../ports/storage';
import { cancelJob, enqueue } from '../../base/job/job.service';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { bankToFill } from './questionImport.own';
import {
  deleteImport,
  insertImport,
  selectForgotten,
  takeImport,
  updateImport,
} from './questionImport.store';
import type { ImportedFile } from './questionImport.tables';

/** The job that reads a file. */
export const READ = 'readQuestionImport';

const DAY_MS = 86_400_000;
/** Lifetime of an import, during which it may also be undone. */
const LIFE_MS = 7 * DAY_MS;
const MOST_NAME = 200;
/** So many of one person wait at a time: the oldest give way. */
const MOST_WAITING = 5;

type Beginner = CallerContext<'storage'>;

/** Takes a file in and has it read; nothing of it is saved yet. */
export async function beginImport(
  db: Db,
  context: Beginner,
  { bankId, file }: { bankId: number; file: IncomingFile },
) {
  const { person, clock, storage } = context;
  const bank = await bankToFill(db, context, bankId);
  const now = clock.now();
  await consumeRateLimits(db, now, turnsFor(person.id, file.bytes));
  const sourceKey = `question-source/${randomUUID()}`;
  if (!(await storage.take(sourceKey, file.path))) refuse('file.taken');
  const importId = await insertImport(db, {
    personId: person.id,
    organisationId: bank.organisationId,
    bankId,
    sourceKey,
    fileName: file.name.slice(0, MOST_NAME),
    pictureFolder: `question-picture/${randomUUID()}`,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  });
  await haveRead(db, context, importId);
  await forgetOlder(db, context);
  return { importId };
}

/** A file of a thousand questions without pictures has no more than this. */
const LARGE_BYTES = 1024 ** 2;

function turnsFor(personId: number, bytes: number) {
  const any = { key: `questionFile:${personId}`, limit: limits.questionFilesOfPerson };
  const large = { key: `questionFileLarge:${personId}`, limit: limits.largeQuestionFilesOfPerson };
  return bytes > LARGE_BYTES ? [any, large] : [any];
}

/** Queues the reading: anew where columns were matched otherwise. */
export async function haveRead(db: Db, { person, clock }: CallerContext, importId: number) {
  const { id: personId, organisationId } = person;
  const whose = { personId, organisationId };
  const job = { kind: READ, payload: { importId }, ...whose, runAt: clock.now() };
  await updateImport(db, importId, { jobId: await enqueue(db, job) });
}

async function forgetOlder(db: Db, context: Beginner) {
  const older = await selectForgotten(db, context.person.id, MOST_WAITING);
  for (const one of older) await forgetImport(db, context, one, { ofSaved: false });
}

/**
 * Deletes the import with its file and unused pictures; answers false if it stays. It may be saved
 * concurrently, so its state is read again under a lock.
 */
export async function forgetImport(
  db: Db,
  { storage, clock }: Pick<Beginner, 'storage' | 'clock'>,
  { id }: Pick<ImportedFile, 'id'>,
  { ofSaved }: { ofSaved: boolean },
): Promise<boolean> {
  const gone = await db.transaction(async (inside) => {
    const head = await takeImport(inside, id);
    if (!head || (isSaved(head) && !ofSaved)) return null;
    await deleteImport(inside, id);
    return head;
  });
  if (!gone) return false;
  const { state, jobId, personId } = gone;
  if (state === 'reading' && jobId) await cancelJob({ db, clock }, personId, jobId);
  await dropFiles(storage, gone);
  return true;
}

const isSaved = ({ state }: Pick<ImportedFile, 'state'>) => state === 'saved' || state === 'undone';

async function dropFiles(
  storage: Storage,
  { sourceKey, pictureFolder, state }: Pick<ImportedFile, 'sourceKey' | 'pictureFolder' | 'state'>,
) {
  if (sourceKey) await storage.remove(sourceKey);
  // Pictures of saved questions may still be shown to learners who answered them.
  if (isSaved({ state })) return;
  for (const { key } of await storage.list(`${pictureFolder}/`)) await storage.remove(key);
}
