import type { Mark } from '@cheese/ui/text/MarkedText';

interface Snippet {
  text: string;
  marks: readonly Mark[];
}

/** About as many characters as a card shows; a match within them needs no cut. */
const SEEN = 30;
const BEFORE = 8;

/** Cuts the beginning of a description so that its first match is visible. */
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
