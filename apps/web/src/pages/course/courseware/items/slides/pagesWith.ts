import type { SlidePage } from '@cheese/domain/contract/learning/shapes/coursewareDetail';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/**
 * Numbers of the pages that contain a word, from 1; line breaks and full-width letters do not
 * matter.
 */
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
