import type { Db } from '../../../db/database';
import { isForeignKeyViolation } from '../../../db/violations';
import type { Storage } from '../../../ports/storage';
import { Refusal } from '../../../calls/refusal';
import { deleteMedia, type FoundMedia } from './media.manage.store';
import { folderIn } from '../mediaFile/media.names';
import { forgetParts } from './upload/media.parts';

/**
 * Deletes upload and results; refused while in use. The row is deleted first and restored if the
 * files cannot be removed, so that no file is left untracked.
 */
export async function forgetMedia(db: Db, storage: Storage, { media, upload }: FoundMedia) {
  const going = db.transaction(async (tx) => {
    await deleteMedia(tx, media.id);
    await forgetMade(storage, media.key);
    if (upload) await forgetParts(storage, upload.keyPrefix);
  });
  await going.catch((error: unknown) => {
    throw users.some((name) => isForeignKeyViolation(error, name))
      ? new Refusal('media.inUse')
      : error;
  });
}

/** Foreign keys of the rows that use a file, by constraint name. */
const users = [
  'courseware_media_id_media_id_fk',
  'course_trailer_id_media_id_fk',
  // A simulation shows it.
  'simulation_video_media_id_media_id_fk',
  // A slide is shown of it.
  'slide_scan_id_slide_scan_id_fk',
  // An anatomy is made of it.
  'body_model_media_id_media_id_fk',
];

/**
 * Deletes complete or partial results. Seeded files may share their folder with others, so they
 * stay.
 */
export async function forgetMade(storage: Storage, key: string) {
  const folder = folderIn(key);
  if (folder === null) return;
  for (const { key: file } of await storage.list(folder)) await storage.remove(file);
}
