import type { Db } from '../../../db/database';
import type { Storage } from '../../../ports/storage';
import { deleteMedia, type FoundMedia } from './media.manage.store';
import { folderIn } from './media.names';
import { forgetParts } from './media.parts';

/**
 * With everything that was brought and made. The row goes first, for a course may name it; it comes
 * back where its files do not go, so that no file is left that nobody knows of.
 */
export const forgetMedia = (db: Db, storage: Storage, { media, upload }: FoundMedia) =>
  db.transaction(async (tx) => {
    await deleteMedia(tx, media.id);
    await forgetMade(storage, media.key);
    if (upload) await forgetParts(storage, upload.keyPrefix);
  });

/** What was made of it, or half of that. What was planted may share its folder with others. */
export async function forgetMade(storage: Storage, key: string) {
  const folder = folderIn(key);
  if (folder === null) return;
  for (const { key: file } of await storage.list(folder)) await storage.remove(file);
}
