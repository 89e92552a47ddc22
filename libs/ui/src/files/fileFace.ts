import {
  conversionStateCodes,
  type ConversionState,
} from '@cheese/domain/codes/base/uploadSuffixes';
import { suffixOf, uploadKindOf } from '@cheese/domain/rules/site/uploadSuffix';

/** A file that was uploaded, and what became of it. */
export interface StoredFile {
  id: number;
  fileName: string;
  bytes: number;
  url: string;
  previewUrl: string | null;
  /** State of the conversion into a viewable document; null if there is none. */
  conversion: ConversionState | null;
  failure: string | null;
}

/** Way to show a file on the page, or the reason not to. */
export type FileFace =
  | { kind: 'picture' | 'video' | 'audio' | 'document'; src: string }
  | { kind: 'converting' }
  | { kind: 'failed'; reason: string | null }
  | { kind: 'plain' };

const WAITING = [1, 2];

/** Pictures, films and sounds are shown as they are; documents as what they were converted to. */
export function fileFace(file: StoredFile): FileFace {
  const { fileName, url, previewUrl, conversion, failure } = file;
  const kind = uploadKindOf(fileName);
  if (kind === 'image') return { kind: 'picture', src: previewUrl ?? url };
  if (kind === 'video' || kind === 'audio') return { kind, src: previewUrl ?? url };
  if (kind !== 'document') return { kind: 'plain' };
  if (previewUrl) return { kind: 'document', src: previewUrl };
  if (suffixOf(fileName) === 'pdf') return { kind: 'document', src: url };
  if (conversion === conversionStateCodes.failed) return { kind: 'failed', reason: failure };
  return conversion !== null && WAITING.includes(conversion)
    ? { kind: 'converting' }
    : { kind: 'plain' };
}

export const isConverting = (files: readonly StoredFile[]) =>
  files.some((file) => fileFace(file).kind === 'converting');
