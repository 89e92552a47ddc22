import type { UploadKind } from '@cheese/domain/codes/base/uploadSuffixes';
import { suffixOf, uploadKindOf } from '@cheese/domain/rules/site/uploadSuffix';

/** Content types of files that browsers may display; all others are downloads. */
const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  glb: 'model/gltf-binary',
  m3u8: 'application/vnd.apple.mpegurl',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
const UNKNOWN = 'application/octet-stream';

/** Files that need a signed address: see `learning/media`, `slides/slide`. */
export const isGuarded = (key: string) => /^(film|document|slide|model)\//u.test(key);

export const isKnown = (key: string) => suffixOf(key) in types || uploadKindOf(key) !== null;

export const typeOf = (key: string) => types[suffixOf(key)] ?? UNKNOWN;

const shown: readonly (UploadKind | null)[] = ['image', 'video', 'audio'];
const isShown = (key: string) =>
  ['webp', 'pdf'].includes(suffixOf(key)) || shown.includes(uploadKindOf(key));

/** Shown or downloaded, and under which name: that of its uploader, in any language. */
export function dispositionOf(key: string, fileName: string | null): string {
  const way = isShown(key) ? 'inline' : 'attachment';
  // A forged link must not give a picture the file name of a program.
  if (!fileName || suffixOf(fileName) !== suffixOf(key)) return way;
  return `${way}; filename*=UTF-8''${encodeName(fileName)}`;
}

const encodeName = (name: string) =>
  encodeURIComponent(name.replace(/[\p{Cc}/\\]/gu, '_')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
