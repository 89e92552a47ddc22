import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { QuestionFile } from '@cheese/question-files/readQuestions';
import type { Db } from '../../../db/database';
import { streamToFile } from '../../../ports/streamToFile';
import type { Clock } from '../../../ports/clock';
import type { Storage } from '../../../ports/storage';
import { refuse } from '../../../calls/refusal';
import type { WorkerPool } from '../../base/heavy/heavy.pool';
import type { JobContext } from '../../base/job/job.supervise';
import { toRows } from './questionImport.found';
import { countNewRows, findTwice, insertRows } from './questionImport.rows.store';
import { deleteRows, findById, selectMatches, updateImport } from './questionImport.store';
import type { ImportedFile } from './questionImport.tables';

interface House {
  db: Db;
  clock: Clock;
  storage: Storage;
  heavy: WorkerPool;
}

const AT_ONCE = 500;
/** So many more than there were are not seen by PostgreSQL itself in time. */
const MANY = 1000;

/** Reads the file of an import and keeps what it would bring, question by question. */
export async function readImport(services: House, head: ImportedFile, work: JobContext) {
  const { db } = services;
  const found = await readSource(services, head, work.stopping);
  const total = found.questions.length;
  await work.tell(0, total);
  const addresses = await keepPictures(services.storage, head.pictureFolder, found.pictures);
  const rows = toRows(found.questions, addresses);
  await deleteRows(db, head.id);
  for (let from = 0; from < total; from += AT_ONCE) {
    await insertRows(db, head.id, rows.slice(from, from + AT_ONCE));
    await work.tell(Math.min(total, from + AT_ONCE), total);
  }
  if (total >= MANY) await countNewRows(db);
  await findTwice(db, head.id, head.bankId);
  const { complaints, sheets: columns } = found;
  // The columns may have been changed, or the import cancelled, in the meantime.
  const now = await findById(db, head.id);
  if (now?.jobId !== head.jobId) return;
  await updateImport(db, head.id, {
    state: 'waiting',
    complaints: complaints.slice(0, MOST_COMPLAINTS),
    columns,
    total,
  });
}

const MOST_COMPLAINTS = 200;

/** Uses the user's column choices for this sheet or one with the same headings. */
async function readSource(services: House, head: ImportedFile, signal: AbortSignal) {
  const { db, storage, heavy } = services;
  await mkdir(storage.scratch, { recursive: true });
  const folder = await mkdtemp(join(storage.scratch, 'questions-'));
  try {
    const path = join(folder, 'file');
    const stored = head.sourceKey ? await storage.find(head.sourceKey) : null;
    if (!stored) return refuse('questionImport.notFound');
    await streamToFile(path, stored.read());
    const { personId: id, organisationId } = head;
    const asker = { person: { id, organisationId }, signal };
    const said = { ...(await selectMatches(db, id)), ...head.corrected };
    return (await heavy.run('readQuestionFile', { path, said }, asker)) as QuestionFile;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Puts the pictures where the product keeps them; answers where each of them lies. */
async function keepPictures(
  storage: Storage,
  folder: string,
  pictures: ReadonlyMap<string, Uint8Array>,
) {
  const addresses = new Map<string, string>();
  let number = 0;
  for (const [name, bytes] of pictures) {
    number += 1;
    // Two readings of one file may differ in what is which: a key always holds the same bytes.
    const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const key = `${folder}/${number}-${sum}.${name.slice(name.lastIndexOf('.') + 1)}`;
    await storage.put(key, bytes);
    addresses.set(`picture:${name}`, `/storage/${key}`);
  }
  return addresses;
}
