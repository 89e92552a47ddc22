import { letterAt, type Option } from '../letters';

const MARK = /[(（]?([A-ZＡ-Ｚ])[)）]?[\s\u3000]*[.．、:：)）]/g;
const MARK_IN_BRACKETS = /[(（]([A-ZＡ-Ｚ])[)）]/g;
const before = /[\s\u3000。；;，,、)）|？?！!：:]$/u;
/** The separator after a letter; an author keeps using the same one. */
const signOf = (mark: string) => mark.normalize('NFKC').trim().at(-1) ?? '';

/** The range of the search for a better match; without a limit it would be quadratic. */
const MOST_AHEAD = 60;

/** The index of the option a line begins with, from 0; Infinity if there is none. */
export function optionAtStart(line: string): number {
  const [, letter = ''] = /^[(（]?([A-ZＡ-Ｚ])[)）]?[\s\u3000]{0,9}[.．、:：)）]/u.exec(line) ?? [];
  return letter === '' ? Infinity : letter.normalize('NFKC').charCodeAt(0) - 65;
}

/**
 * The options of a text in letter order, and the text before the first: `题干（ ） A. 甲 B. 乙`. A letter
 * out of order is part of the text, and so is one that the next line begins with (`until`).
 */
export function splitOptions(
  words: string,
  from = 0,
  until = Infinity,
): { head: string; options: Option[] } {
  const marks = [...words.matchAll(MARK), ...words.matchAll(MARK_IN_BRACKETS)].sort(
    (one, other) => one.index - other.index,
  );
  const chain: { start: number; end: number; sign: string }[] = [];
  const letterOf = (mark: RegExpExecArray) => mark[1]?.normalize('NFKC');
  marks.forEach((mark, at) => {
    if (from + chain.length >= until || letterOf(mark) !== letterAt(from + chain.length)) return;
    const [last, sign] = [chain.at(-1), signOf(mark[0])];
    const isAlike = !last || last.sign === sign;
    const ahead = words.slice(Math.max(0, mark.index - 1), mark.index);
    const isFree =
      ahead === '' || before.test(ahead) || (last !== undefined && isAlike && !/\w/.test(ahead));
    // A letter may belong to a term such as a vitamin: the one with the usual separator begins the
    // option.
    const isBetter = (one: RegExpExecArray) =>
      letterOf(one) === letterOf(mark) && signOf(one[0]) === last?.sign;
    if (!isFree || (last && mark.index < last.end)) return;
    if (!isAlike && marks.slice(at + 1, at + 1 + MOST_AHEAD).some(isBetter)) return;
    chain.push({ start: mark.index, end: mark.index + mark[0].length, sign });
  });
  const first = chain[0];
  if (!first) return { head: words, options: lineByLine(words, from) };
  const options = chain.map(({ end }, at) => {
    const next = chain[at + 1]?.start;
    const text = words.slice(end, next).trim();
    // A separator between two options belongs to neither.
    const own = next === undefined ? text : text.replace(/[;；|]$/, '').trim();
    return { key: letterAt(from + at), text: own, picture: null };
  });
  return { head: words.slice(0, first.start).trim(), options };
}

/** Without letters the lines of a cell are the options; a single line is none. */
function lineByLine(words: string, from: number): Option[] {
  const lines = words.split(/\n|\|/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  if (from > 0 || lines.length < 2) return [];
  return lines.map((text, at) => ({ key: letterAt(at), text, picture: null }));
}
