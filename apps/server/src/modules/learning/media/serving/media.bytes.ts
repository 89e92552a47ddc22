import type { MediaKind } from '@cheese/domain/codes/learning/media';
import { fileTypeFromBuffer } from 'file-type/node';
import { isPrivateSlide } from '@cheese/domain/rules/learning/mediaFile';
import { suffixOf } from '@cheese/domain/rules/site/uploadSuffix';
import { looksLike } from '../../../base/upload/upload.content';

/** The container format, detected from the first bytes. */
export type Packing = 'mp4' | 'mov' | 'matroska';

const packings: Record<string, Packing> = {
  mp4: 'mp4',
  m4v: 'mp4',
  mov: 'mov',
  mkv: 'matroska',
  webm: 'matroska',
};

export async function packingOf(head: Buffer): Promise<Packing | null> {
  const found = await fileTypeFromBuffer(head);
  return (found && packings[found.ext]) ?? null;
}

/** TIFF in both orders of bytes, as it was and as BigTIFF; JPEG; PNG. */
const pictures = ['49492a00', '49492b00', '4d4d002a', '4d4d002b', 'ffd8ff', '89504e47'];

export const isPicture = (head: Buffer) => {
  const begin = head.toString('hex', 0, 4);
  return pictures.some((one) => begin.startsWith(one));
};

export const isBmp = (head: Buffer) => head.toString('latin1', 0, 2) === 'BM';
export const isArchive = (head: Buffer) => head.toString('latin1', 0, 4) === 'PK\x03\x04';

/** Models of text and of bare triangles begin with anything, but not as what is known. */
async function isModel(head: Buffer, suffix: string): Promise<boolean> {
  const begin = head.toString('latin1', 0, 4);
  if (suffix === 'glb') return begin === 'glTF';
  if (suffix === 'zip') return isArchive(head);
  if (suffix === 'ply') return begin.startsWith('ply');
  return !isArchive(head) && (await kindOfHead(head)) === null;
}

/**
 * True if the content may be of the declared kind; an archive may hold a document or a slide.
 * Proprietary slide formats have no known signature, so they only must not match another kind.
 */
export async function isOfKind(
  head: Buffer,
  { kind, name }: { kind: MediaKind; name: string },
): Promise<boolean> {
  if (kind === 'slide' && (isBmp(head) || isArchive(head))) return true;
  if (kind === 'model') return isModel(head, suffixOf(name));
  const found = await kindOfHead(head);
  return found === kind || (found === null && kind === 'slide' && isPrivateSlide(name));
}

/** Documents of offices look alike from outside: which of them one is shows when it is opened. */
export async function kindOfHead(head: Buffer): Promise<MediaKind | null> {
  if (['pdf', 'docx', 'doc'].some((suffix) => looksLike(head, suffix))) return 'document';
  if (isPicture(head)) return 'slide';
  return (await packingOf(head)) ? 'film' : null;
}
