import type { Mark } from '@cheese/ui/text/MarkedText';

interface Snippet {
  text: string;
  marks: readonly Mark[];
}

/** So much fits on the two lines of a card before the mark has to be seen. */
const SEEN = 30;
const BEFORE = 8;

/** A description that begins so late that its first mark is seen. */
export function snippet(text: string, marks: readonly Mark[]): Snippet {
  const [first] = marks;
  if (!first || first.to <= SEEN || first.from <= BEFORE) return { text, marks };
  const start = first.from - BEFORE;
  const shift = start - 1;
  return {
    text: `…${text.slice(start)}`,
    marks: marks.map(({ from, to }) => ({ from: from - shift, to: to - shift })),
  };
}
