import { letterAt, type Option } from '../letters';

const MARK = /[(（]?([A-ZＡ-Ｚ])[)）]?[\s\u3000]*[.．、:：)）]/g;
const MARK_IN_BRACKETS = /[(（]([A-ZＡ-Ｚ])[)）]/g;
const before = /[\s\u3000。；;，,、)）|？?！!：:]$/u;

/**
 * The options in some words, one after the other by their letters, and what stands before the
 * first: `题干（ ） A. 甲 B. 乙`. A letter out of turn is part of the words.
 */
export function splitOptions(words: string, from = 0): { head: string; options: Option[] } {
  const marks = [...words.matchAll(MARK), ...words.matchAll(MARK_IN_BRACKETS)].sort(
    (one, other) => one.index - other.index,
  );
  const chain: { start: number; end: number }[] = [];
  for (const mark of marks) {
    const isNext = mark[1]?.normalize('NFKC') === letterAt(from + chain.length);
    const ahead = words.slice(Math.max(0, mark.index - 1), mark.index);
    const isFree = ahead === '' || before.test(ahead) || (chain.length > 0 && !/\w/.test(ahead));
    const last = chain.at(-1);
    if (isNext && isFree && (!last || mark.index >= last.end)) {
      chain.push({ start: mark.index, end: mark.index + mark[0].length });
    }
  }
  const first = chain[0];
  if (!first) return { head: words, options: lineByLine(words, from) };
  const options = chain.map(({ end }, at) => {
    const next = chain[at + 1]?.start;
    const text = words.slice(end, next).trim();
    // What divides two options belongs to neither.
    const own = next === undefined ? text : text.replace(/[;；|]$/, '').trim();
    return { key: letterAt(from + at), text: own, picture: null };
  });
  return { head: words.slice(0, first.start).trim(), options };
}

/** Without letters, lines of a cell are options; a single line is none. */
function lineByLine(words: string, from: number): Option[] {
  const lines = words.split(/\n|\|/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  if (from > 0 || lines.length < 2) return [];
  return lines.map((text, at) => ({ key: letterAt(at), text, picture: null }));
}
