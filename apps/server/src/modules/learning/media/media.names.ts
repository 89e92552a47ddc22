import { suffixOf } from '@cheese/domain/rules/uploadSuffix';
import type { MediaFiles } from './media.store';

/** What the files of a film or document are called in its folder. */
export const fileNames = {
  film: ({ key }: Pick<MediaFiles, 'key'>) => `film.${suffixOf(key)}`,
  poster: 'poster.webp',
  strip: 'strip.webp',
  /** Pages are counted from 1. */
  page: (page: number) => `page-${page}.webp`,
};

/** The key of a file by its name, or null where there is none of that name. */
export function keyOf(files: MediaFiles, name: string): string | null {
  if (files.kind === 'film' && name === fileNames.film(files)) return files.key;
  if (name === fileNames.poster) return files.poster;
  if (name === fileNames.strip) return files.strip;
  const [, page] = /^page-([1-9]\d{0,4})\.webp$/.exec(name) ?? [];
  return files.pages[Number(page) - 1]?.picture ?? null;
}
