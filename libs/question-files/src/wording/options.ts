import { letterAt, type Option } from '../letters';

const MARK = /[(（]?([A-ZＡ-Ｚ])[)）]?[\s\u3000]*[.．、:：)）]/g;
const MARK_IN_BRACKETS = /[(（]([A-ZＡ-Ｚ])[)）]/g;
const before = /[\s\u3000。；;，,、)）|？?！!：:]$/u;
/** The sign after a letter, as one writes it: whoever begins with one goes on with it. */
const signOf = (mark: string) => mark.normalize('NFKC').trim().at(-1) ?? '';

/** So far somebody looks for a better place; further, each mark would look through all others. */
const MOST_AHEAD = 60;

/** Which option a line begins with, counted from 0; Infinity where with none. */
export function optionAtStart(line: string): number {
  const [, letter = ''] = /^[(（]?([A-ZＡ-Ｚ])[)）]?[\s\u3000]{0,9}[.．、:：)）]/u.exec(line) ?? [];
  return letter === '' ? Infinity : letter.normalize('NFKC').charCodeAt(0) - 65;
}

/**
 * The options in some words, one after the other by their letters, and what stands before the
 * first: `题干（ ） A. 甲 B. 乙`. A letter out of turn is part of the words, and so is one that the
 * next line begins with (`until`).
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
    // A vitamin has a letter, too: the one that is written like the others begins the option.
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
