import type { ResourceDetail } from '@cheese/domain/contract/emergency/resourceShapes';
import { suffixOf, uploadKindOf } from '@cheese/domain/rules/uploadSuffix';

export type ResourceFile = ResourceDetail['files'][number];

/** How a file is shown: in the page, or why not. */
export type FileFace =
  | { kind: 'picture' | 'video' | 'audio' | 'document'; src: string }
  | { kind: 'converting' }
  | { kind: 'failed'; reason: string | null }
  | { kind: 'plain' };

const WAITING = [1, 2];
const FAILED = 4;

/** Pictures, films and sounds are shown as they are; documents as what they were converted to. */
export function fileFace(file: ResourceFile): FileFace {
  const { fileName, url, previewUrl, conversion, failure } = file;
  const kind = uploadKindOf(fileName);
  if (kind === 'image') return { kind: 'picture', src: previewUrl ?? url };
  if (kind === 'video' || kind === 'audio') return { kind, src: previewUrl ?? url };
  if (kind !== 'document') return { kind: 'plain' };
  if (previewUrl) return { kind: 'document', src: previewUrl };
  if (suffixOf(fileName) === 'pdf') return { kind: 'document', src: url };
  if (conversion === FAILED) return { kind: 'failed', reason: failure };
  return conversion !== null && WAITING.includes(conversion)
    ? { kind: 'converting' }
    : { kind: 'plain' };
}

export const isConverting = (files: readonly ResourceFile[]) =>
  files.some((file) => fileFace(file).kind === 'converting');
