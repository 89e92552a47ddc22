import type { Line } from './lines';

/** Option notations other than `A.`; each needs its first letter at the start. */
const styles = [
  { first: /^a\s*[.．、:：)）]/u, mark: /(?<=^|[\s\u3000;；])([a-h])\s*[.．、:：)）]\s*/gu },
  { first: /^A(?=[\u3400-\u9fff\d])/u, mark: /(?<=^|[\s\u3000;；])([A-H])(?=[\u3400-\u9fff\d])/gu },
];
const NAMED = /^选项\s*([A-ZＡ-Ｚ])\s*[:：.．、]?\s*/u;
const MOST = 2_000;

/** Lines with their options normalised to capital letters and full stops. */
export function withPlainOptions(lines: readonly Line[]): Line[] {
  let going: (typeof styles)[number] | null = null;
  let due = 0;
  return lines.map((line, at) => {
    const text = line.text.trim();
    if (NAMED.test(text)) return { ...line, text: text.replace(NAMED, '$1. ') };
    if (text.length > MOST) return line;
    const begun = styles.find(({ first }) => first.test(text));
    if (begun && hasSecond(lines, at, begun)) [going, due] = [begun, 0];
    if (!going) return line;
    const before = due;
    const plain = text.replace(going.mark, (whole, letter: string) => {
      if (letter.toUpperCase() !== letterAt(due)) return whole;
      due += 1;
      return `${letter.toUpperCase()}. `;
    });
    // A line with another beginning ends the options.
    if (due === before || !/^[A-H]\. /.test(plain)) {
      [going, due] = [null, 0];
      return line;
    }
    return { ...line, text: plain };
  });
}

const letterAt = (at: number) => String.fromCharCode(65 + at);

/** A single letter may begin a word; two consecutive ones are options. */
function hasSecond(lines: readonly Line[], at: number, { mark }: (typeof styles)[number]): boolean {
  const letters = (text: string) =>
    [...text.trim().slice(0, MOST).matchAll(mark)].map(([, letter = '']) => letter.toUpperCase());
  const own = letters(lines[at]?.text ?? '');
  const next = lines.slice(at + 1, at + 3).find(({ text }) => text.trim() !== '');
  return own.includes('B') || letters(next?.text ?? '')[0] === 'B';
}

/** `（解析：…）`, with nested parentheses. */
const EXPLAINED =
  /[（(]\s*(?:答案|试题)?解析\s*[:：]\s*((?:[^（()）]|[（(][^（()）]{0,200}[)）]){0,2000})[)）]/gu;

/** Splits a text; every second element is an explanation in parentheses. */
export const explainedIn = (text: string): string[] => text.split(EXPLAINED);

export const withoutBrackets = (text: string): string =>
  /解析/.test(text) ? text.replace(new RegExp(`${EXPLAINED.source}\\s*$`, 'u'), ' 解析：$1') : text;
