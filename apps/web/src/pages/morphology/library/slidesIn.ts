import type { SlideDirectoryRow } from '@cheese/domain/contract/slides/slideLibrary';

type Item = Extract<SlideDirectoryRow, { isGroup: false }>;

/** What of a library opens in the viewer of slides, in its order. */
export const slidesIn = (rows: readonly SlideDirectoryRow[]): Item[] =>
  rows.filter((row): row is Item => !row.isGroup && row.type === 'section');
