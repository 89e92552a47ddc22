import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { keptSecret } from '../../base/upload/keptSecret';
import { folderOf, goodUntil, type MediaPass, readFolder } from './media.address';
import { fileNames } from './media.names';
import { findReady } from './media.store';

const secretOf = keptSecret('media');

interface For {
  personId: number | null;
  clock: Clock;
}

/** A signed folder of a film or document, valid for some hours. */
export const signFolder = async (db: Db, mediaId: number, whose: For) =>
  (await folderSigner(db, whose))(mediaId);

/** The same for whatever they turn out to see. */
export async function folderSigner(db: Db, { personId, clock }: For) {
  const secret = await secretOf(db);
  return (mediaId: number) =>
    folderOf(secret, { mediaId, personId, until: goodUntil(clock.now()) });
}

/** A public address that is valid for some hours; null while the film is not ready. */
export async function filmForAll(db: Db, mediaId: number, clock: Clock) {
  const files = await findReady(db, mediaId);
  if (files?.kind !== 'film') return null;
  const folder = await signFolder(db, mediaId, { personId: null, clock });
  return {
    address: folder + fileNames.film(files),
    poster: files.poster ? folder + fileNames.poster : '',
  };
}

/** The content of a signed folder; null if it is forged or expired. */
export async function readPass(db: Db, folder: string, now: Date): Promise<MediaPass | null> {
  const pass = readFolder(await secretOf(db), folder);
  return pass && pass.until * 1000 > now.getTime() ? pass : null;
}
