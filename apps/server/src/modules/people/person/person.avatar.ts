import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Db } from '../../../db/database';
import type { IncomingFile } from '../../../plugins/forms';
import { refuse } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { looksLike, readHead } from '../../base/upload/upload.content';
import { selectPerson, updatePerson } from './person.store';
import type { CallerContext } from '../../../calls/callerContext';

const SIDE = 256;
/** A file that is small on the way may be huge once it is opened. */
const MOST_PIXELS = 50_000_000;
const formats = ['png', 'jpeg', 'webp', 'gif'];

/** Whatever was sent, what is kept is drawn anew: nothing of the file itself is ever served. */
export async function changeAvatar(
  db: Db,
  { person, clock, storage }: CallerContext<'storage'>,
  file: IncomingFile,
) {
  await consumeRateLimits(db, clock.now(), [
    { key: `avatar:${person.id}`, limit: limits.avatarsOfPerson },
  ]);
  const picture = await drawSquare(file.path);
  const mark = createHash('sha256').update(`${person.id}:`).update(picture).digest('hex');
  const avatar = `avatar/${mark.slice(0, 32)}.webp`;
  await storage.put(avatar, picture);
  const { avatar: before } = await selectPerson(db, person.id);
  await updatePerson(db, person.id, { avatar });
  // File names contain the person's id, so this cannot be another user's avatar.
  if (before && before !== avatar && before.startsWith('avatar/')) await storage.remove(before);
  return { avatar };
}

/** The picture as a square, upright, without what a camera writes beside it. */
export async function drawSquare(path: string): Promise<Buffer> {
  const head = await readHead(path);
  // Before any reader of pictures sees it: some of them read more than pictures.
  if (!formats.some((format) => looksLike(head, format))) refuse('picture.unreadable');
  const { format, width = 0, height = 0 } = await orUnreadable(sharp(path).metadata());
  if (!formats.includes(format ?? '')) refuse('picture.unreadable');
  if (width * height > MOST_PIXELS) refuse('picture.tooManyPixels');
  return orUnreadable(
    sharp(path, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 85 })
      .toBuffer(),
  );
}

const orUnreadable = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => refuse('picture.unreadable'));
