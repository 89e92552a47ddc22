import type { Highlight } from './makeMarks';

interface Run {
  words: string;
  /** Index of the highlight; null for plain text. */
  at: number | null;
}

const placeOf = (text: string, { before, words, after }: Highlight) => {
  const found = text.indexOf(before + words + after);
  return found === -1 ? -1 : found + before.length;
};

/** A text in pieces that are highlighted and pieces that are not. */
export function highlightedRuns(text: string, highlights: readonly Highlight[]): Run[] {
  const of: (number | null)[] = Array.from({ length: text.length }, () => null);
  for (const [at, highlight] of highlights.entries()) {
    const from = placeOf(text, highlight);
    if (from !== -1) of.fill(at, from, from + highlight.words.length);
  }
  const runs: Run[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const at = of[place] ?? null;
    const last = runs.at(-1);
    if (last?.at === at) last.words += text[place];
    else runs.push({ words: text[place] ?? '', at });
  }
  return runs;
}
