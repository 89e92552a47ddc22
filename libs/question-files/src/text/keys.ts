import { numberOf } from './lines';

const RANGE =
  /(\d{1,5})\s*[-~～—–―至到]+\s*(\d{1,5})\s*(?:[题.．、:：)）]+\s*)?((?:[A-ZＡ-Ｚ√×✓✗对错](?![a-z])[\s,，、]*)+)/gu;
const SINGLE =
  /(?<![\d.])(\d{1,5})(?:\s*[.．、:：)）])?\s*([A-ZＡ-Ｚ]{1,10}(?![a-zA-Z])|√|×|✓|✗|正确|错误|对|错)(?=[\s;；,，、.。)）\d]|$)/gu;

/** The answers in a line of keys, by question number. */
export function keysOfLine(line: string): Map<number, string> {
  const keys = new Map<number, string>();
  const rest = line.replace(RANGE, (whole, from: string, to: string, said: string) => {
    const count = Number(to) - Number(from) + 1;
    const letters = lettersOf(said, count);
    if (!letters) return whole;
    letters.forEach((letter, at) => keys.set(Number(from) + at, letter));
    return ' ';
  });
  const left = rest.replace(SINGLE, (_, number: string, answer: string) => {
    keys.set(Number(number), answer);
    return ' ';
  });
  if (/[^\s;；,，、.。（()）]/u.test(left)) {
    const started = numberOf(line);
    // A text answer: the whole rest of the line belongs to the number.
    if (started) return new Map([[started.number, started.rest]]);
  }
  return keys;
}

/**
 * One answer per question: adjacent letters, or separated by blanks if some have several letters.
 */
function lettersOf(said: string, count: number): string[] | null {
  const words = said.trim().split(/[\s,，、]+/u);
  if (words.length === count) return words;
  const letters = [...words.join('')];
  return letters.length === count ? letters : null;
}
