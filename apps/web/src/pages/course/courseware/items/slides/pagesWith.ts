import type { SlidePage } from '@cheese/domain/contract/learning/shapes/coursewareDetail';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** The pages, counted from 1, in which a word stands; breaks and widths make no difference. */
export function pagesWith(
  pages: readonly Pick<SlidePage, 'text' | 'note'>[],
  word: string,
): number[] {
  const wanted = plain(word);
  if (wanted === '') return [];
  return pages.flatMap(({ text, note }, at) =>
    plain(text + note).includes(wanted) ? [at + 1] : [],
  );
}
