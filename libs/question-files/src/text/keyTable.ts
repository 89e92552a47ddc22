import type { Line } from './lines';

/** Question numbers with their answers. */
export type KeyPairs = readonly (readonly [number: number, answer: string])[];

const NUMBERS = /^(?:题\s*号|题\s*序|序\s*号)$/u;
const ANSWERS = /^(?:(?:参考|正确|标准)?答\s*案)$/u;
const MOST_PAIRS = 20_000;
const LOOKS = /[\ufdd0-\ufdd9]/g;

const plain = (cell: string) => cell.replace(LOOKS, '').trim();
const numberIn = (cell: string) =>
  Number(/^\d{1,5}$/.exec(plain(cell).normalize('NFKC'))?.[0] ?? 0);

/** True if the table has a row of numbers and a row of answers, whatever they contain. */
export const isKeyTable = (rows: readonly string[][]) =>
  rows.some((row) => row.some((cell) => NUMBERS.test(plain(cell)))) &&
  rows.some((row) => row.some((cell) => ANSWERS.test(plain(cell))));

/** `题号 1 2 3` above `答案 A B C`, repeated over several lines, or side by side. */
export function keysOfTable(rows: readonly string[][]): KeyPairs | null {
  return pairsOf(rows) ?? pairsOf(turned(rows));
}

function turned(rows: readonly string[][]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width * rows.length > 2 * MOST_PAIRS) return [];
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
}

function pairsOf(rows: readonly string[][]): KeyPairs | null {
  const pairs: [number, string][] = [];
  for (let at = 0; at < rows.length; at += 2) {
    const [numbers = [], answers = []] = [rows[at], rows[at + 1]];
    if (!NUMBERS.test(plain(numbers[0] ?? '')) || !ANSWERS.test(plain(answers[0] ?? '')))
      return null;
    for (let place = 1; place < Math.max(numbers.length, answers.length); place += 1) {
      const [number, answer] = [numberIn(numbers[place] ?? ''), plain(answers[place] ?? '')];
      if (number === 0 && (answer !== '' || plain(numbers[place] ?? '') !== '')) return null;
      if (number > 0 && answer !== '') pairs.push([number, answer]);
    }
  }
  return pairs.length > 0 ? pairs : null;
}

const ROW = /^(题\s*号|题\s*序|序\s*号|(?:参考|正确|标准)?答\s*案)[\s:：|]+(.*)$/u;
const cellsOf = (text: string): string[] | null => {
  const [, head, rest = ''] = ROW.exec(text.slice(0, 5_000).trim()) ?? [];
  return head ? [head, ...rest.split(/[\s|]+/u).filter((cell) => cell !== '')] : null;
};

/** Replaces a key table typed with blanks by one line of keys. */
export function withKeyTables(lines: readonly Line[]): Line[] {
  const all: Line[] = [];
  const said = lines.filter(({ text }) => text.trim() !== '');
  for (let at = 0; at < said.length; at += 1) {
    const line = said[at] as Line;
    const head = NUMBERS.test(
      line.text
        .trim()
        .slice(0, 3)
        .replace(/[\s:：|].*$/u, ''),
    );
    const rows = head ? [cellsOf(line.text), cellsOf(said[at + 1]?.text ?? '')] : [];
    const [numbers, answers] = rows;
    const isTable = numbers && answers && isKeyTable([numbers, answers]);
    if (!isTable) {
      all.push(line);
      continue;
    }
    const keys = numbers.length === answers.length ? keysOfTable([numbers, answers]) : null;
    all.push({ ...line, table: { keys } });
    at += 1;
  }
  return all;
}
