import type { SlideDirectoryRow } from '@cheese/domain/contract/slides/slideLibrary';

type Item = Extract<SlideDirectoryRow, { isGroup: false }>;

/** The entries of a library that open in the slide viewer, in order. */
export const slidesIn = (rows: readonly SlideDirectoryRow[]): Item[] =>
  rows.filter((row): row is Item => !row.isGroup && row.type === 'section');
