import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { selectSecret } from '../../base/upload/upload.door';
import { folderOf, goodUntil, type MediaPass, readFolder } from './media.address';

/** It never changes, and every page and seek needs it. */
const secrets = new WeakMap<Db, Promise<string>>();

function secretOf(db: Db): Promise<string> {
  const known = secrets.get(db) ?? selectSecret(db, 'media');
  secrets.set(db, known);
  // What failed once may succeed the next time.
  known.catch(() => secrets.delete(db));
  return known;
}

interface For {
  personId: number | null;
  clock: Clock;
}

/** The folder in which somebody finds the files of a film or document for some hours. */
export async function signFolder(db: Db, mediaId: number, { personId, clock }: For) {
  return folderOf(await secretOf(db), { mediaId, personId, until: goodUntil(clock.now()) });
}

/** What a folder is good for now, or null where it is not any more, or never was. */
export async function readPass(db: Db, folder: string, now: Date): Promise<MediaPass | null> {
  const pass = readFolder(await secretOf(db), folder);
  return pass && pass.until * 1000 > now.getTime() ? pass : null;
}
