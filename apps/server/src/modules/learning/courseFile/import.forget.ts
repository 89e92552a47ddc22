import type { Storage } from '../../../ports/storage';
import { forgetParts } from '../media/upload/media.parts';
import type { CourseImportRow } from './courseFile.tables';

type Files = Pick<CourseImportRow, 'keyPrefix' | 'mediaCount'>;

const beside = (keyPrefix: string) => keyPrefix.replace(/\/$/, '');

/** Storage prefix of an extracted film, laid out like an ordinary upload. */
export const mediaPrefix = ({ keyPrefix }: Pick<Files, 'keyPrefix'>, nth: number) =>
  `${beside(keyPrefix)}-${nth}/`;

export const pictureFolder = ({ keyPrefix }: Pick<Files, 'keyPrefix'>) =>
  `${beside(keyPrefix).replace('/part/', '/image/')}/`;

/** Deletes the extracted files of an attempt; no course refers to them yet. */
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
