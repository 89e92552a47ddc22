import type { Storage } from '../../../ports/storage';
import { forgetParts } from '../media/upload/media.parts';
import type { CourseImportRow } from './courseFile.tables';

type Files = Pick<CourseImportRow, 'keyPrefix' | 'mediaCount'>;

const beside = (keyPrefix: string) => keyPrefix.replace(/\/$/, '');

/** Where the parts of a film lie that was in the file, as if somebody had brought it alone. */
export const mediaPrefix = ({ keyPrefix }: Pick<Files, 'keyPrefix'>, nth: number) =>
  `${beside(keyPrefix)}-${nth}/`;

export const pictureFolder = ({ keyPrefix }: Pick<Files, 'keyPrefix'>) =>
  `${beside(keyPrefix).replace('/part/', '/image/')}/`;

/** What an attempt has taken out of the file: no course knows of it. */
export async function forgetTaken(storage: Storage, row: Files) {
  for (let nth = 0; nth < row.mediaCount; nth += 1) {
    await forgetParts(storage, mediaPrefix(row, nth));
  }
  await forgetParts(storage, pictureFolder(row));
}

/** The file itself, and what was taken out of it where no course came of it. */
export async function forgetImported(
  storage: Storage,
  row: Files & Partial<Pick<CourseImportRow, 'endedAt' | 'failure'>>,
) {
  const isMade = row.endedAt && row.failure === null;
  if (!isMade) await forgetTaken(storage, row);
  await forgetParts(storage, row.keyPrefix);
}
