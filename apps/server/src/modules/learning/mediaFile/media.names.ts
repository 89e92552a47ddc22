import { suffixOf } from '@cheese/domain/rules/site/uploadSuffix';
import type { MediaFiles } from './media.store';

export const fileNames = {
  film: ({ key }: Pick<MediaFiles, 'key'>) => `film.${suffixOf(key)}`,
  original: ({ key }: Pick<MediaFiles, 'key'>) => `original.${suffixOf(key)}`,
  poster: 'poster.webp',
  strip: 'strip.webp',
  /** Master playlist of all sizes; each size is a playlist of segments of one file. */
  sizes: 'sizes.m3u8',
  list: (height: number) => `${height}.m3u8`,
  pieces: (height: number) => `${height}.mp4`,
  /** Pages are counted from 1. */
  page: (page: number) => `page-${page}.webp`,
};

/** True for a slide that is stored unconverted and cannot be viewed. */
export const isOriginal = ({ kind, key }: Pick<MediaFiles, 'kind' | 'key'>) =>
  kind === 'slide' && key.endsWith(`/${fileNames.original({ key })}`);

/** The key of a file by its name, or null where there is none of that name. */
export function keyOf(files: MediaFiles, name: string): string | null {
  // A slide that cannot be viewed here is offered as a download.
  if (isOriginal(files) && name === fileNames.original(files)) return files.key;
  if (files.kind === 'film' && name === fileNames.film(files)) return files.key;
  if (name === fileNames.poster) return files.poster;
  if (name === fileNames.strip) return files.strip;
  const [, page] = /^page-([1-9]\d{0,4})\.webp$/.exec(name) ?? [];
  if (page !== undefined) return files.pages[Number(page) - 1]?.picture ?? null;
  return keyOfSize(files, name);
}

/** Lists name what they hold by names alone, so that all of it is found under one signature. */
function keyOfSize({ sizes }: MediaFiles, name: string): string | null {
  const [first] = sizes;
  const folder = first && folderIn(first.playlist);
  if (!folder) return null;
  const [, height] = /^([1-9]\d{1,3})\.(?:m3u8|mp4)$/.exec(name) ?? [];
  const isThere = sizes.some((size) => size.height === Number(height));
  return isThere || name === fileNames.sizes ? folder + name : null;
}

/** The folder that is one film's or document's alone; null for what lies among others. */
export function folderIn(key: string): string | null {
  const [, folder] = /^((?:film|document|slide|model)\/[\da-f-]{36}\/)/.exec(key) ?? [];
  return folder ?? null;
}
