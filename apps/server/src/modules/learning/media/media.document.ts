import { rename, open } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaSuffixes } from '@cheese/domain/codes/learning/media';
import type {
  ConversionFailure,
  MediaFailure,
} from '@cheese/domain/texts/failures/conversionFailures';
import { ConversionError } from '../../../ports/converter';
import type { FileRules } from '../../../ports/fileRules';
import { type DrawnPage, PagesError } from '../../../ports/pages';
import { isLocked, openedBytes } from '../../base/upload/office';
import { isOldLocked } from '../../base/upload/oldLock';
import { isWhatItSays, looksLike, readHead } from '../../base/upload/upload.content';
import { failMedia } from './media.failed';
import { MOST_PAGES } from './media.rules';

export interface DocumentMaking {
  path: string;
  folder: string;
  files: Pick<FileRules, 'convert' | 'drawPages'>;
  stopping: AbortSignal;
  tell: (done: number, total: number) => void;
}

export interface MadeDocument {
  /** As it was brought, with the suffix that it has in truth. */
  suffix: string;
  pages: DrawnPage[];
}

const MOST_OPENED_BYTES = 1024 ** 3;
const offices = mediaSuffixes.document.filter((suffix) => suffix !== 'pdf');

export async function makeDocument(making: DocumentMaking): Promise<MadeDocument> {
  const { path, folder, files, stopping, tell } = making;
  const isPdf = looksLike(await readHead(path), 'pdf');
  const suffix = isPdf ? 'pdf' : await officeOf(path);
  const pdf = isPdf ? path : await toPdf(making, suffix);
  try {
    const work = { pdf, folder, mostPages: MOST_PAGES, stopping, onPage: tell };
    return { suffix, pages: await files.drawPages(work) };
  } catch (error) {
    throw error instanceof PagesError ? failMedia(error.reason) : error;
  }
}

async function officeOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    if (await isLocked(file)) failMedia('encrypted');
    if ((await openedBytes(file)) > MOST_OPENED_BYTES) failMedia('bomb');
  } finally {
    await file.close();
  }
  for (const suffix of offices) if (await isWhatItSays(path, suffix)) return suffix;
  return failMedia('notDocument');
}

const reasons: Partial<Record<ConversionFailure, MediaFailure>> = {
  encrypted: 'encrypted',
  timedOut: 'timedOut',
  bomb: 'bomb',
  tooLarge: 'tooLarge',
};

async function toPdf({ path, folder, files, stopping }: DocumentMaking, suffix: string) {
  if (!files.convert) return failMedia('onlyPdf');
  const [named, pdf] = [join(folder, `document.${suffix}`), join(folder, 'document.pdf')];
  await rename(path, named);
  try {
    await files.convert({ path: named, pdf, stopping });
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    failMedia((await isOldLockedAt(named)) ? 'encrypted' : (reasons[error.reason] ?? 'broken'));
  } finally {
    await rename(named, path);
  }
  return pdf;
}

async function isOldLockedAt(path: string): Promise<boolean> {
  const file = await open(path);
  return isOldLocked(file).finally(() => file.close());
}
