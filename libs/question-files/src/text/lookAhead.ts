import { optionAtStart, splitOptions } from '../wording/options';
import {
  chapterIn,
  isKeyHeading,
  type Line,
  numberOf,
  piecesOf,
  sectionOf,
  type Started,
} from './lines';

/** The maximum length of a stem and of a list within an explanation, in lines. */
const [STEM_LINES, LIST_LINES] = [12, 200];
const KEY_AT_END = /[（(]\s*(?:[A-HＡ-Ｈ]{1,8}|[√×✓✗对错]|正确|错误)\s*[)）][\s。.?？]*$/u;

export const endsWithKey = (text: string) => KEY_AT_END.test(text.slice(-40));

const isAnswered = (text: string) => piecesOf(text).some(({ label }) => label === 'answer');
const isHeading = (text: string) =>
  isKeyHeading(text) || sectionOf(text) !== null || chapterIn(text) !== null;

interface Sign {
  started: Started | null;
  isHeading: boolean;
  /** The line begins the options, or is the answer. */
  isAnswer: boolean;
}

/** The types of the following lines; each line is analysed once. */
export class LookAhead {
  private readonly signs: Sign[] = [];
  private readonly lines: readonly Line[];

  constructor(lines: readonly Line[]) {
    this.lines = lines;
  }

  private signOf(at: number): Sign | null {
    const { text: written, level } = this.lines[at] ?? {};
    if (written === undefined) return null;
    const text = written.trim();
    return (this.signs[at] ??= {
      started: numberOf(text),
      isHeading: level !== undefined || isHeading(text),
      isAnswer: optionAtStart(text) === 0 || isAnswered(text),
    });
  }

  /** True if options or an answer follow before another number. */
  asksAt(at: number): boolean {
    const text = this.lines[at]?.text.trim() ?? '';
    if (endsWithKey(text) || isAnswered(text)) return true;
    const inline = splitOptions(text);
    if (inline.head !== text && inline.options.length > 1) return true;
    for (let next = at + 1; next <= at + STEM_LINES; next += 1) {
      const sign = this.signOf(next);
      if (sign?.isAnswer) return true;
      if (!sign || sign.isHeading || sign.started?.isPart === false) return false;
    }
    return false;
  }

  /**
   * True if a later line has the same number: that one is the question, and this one belongs to a
   * list.
   */
  comesAgain(at: number, { number }: Started): boolean {
    for (let next = at + 1; next <= at + LIST_LINES; next += 1) {
      const sign = this.signOf(next);
      if (!sign || sign.isHeading) return false;
      if (sign.started?.number === number) return true;
    }
    return false;
  }
}

/** `2.5%葡萄糖属于（A）`: if number 2 is due, a question begins here. */
export function dueNumber(text: string, due: number): Started | null {
  const [whole = '', digits] = /^([0-9０-９]{1,5})\s*[.．](?=[0-9０-９])/u.exec(text) ?? [];
  if (digits === undefined || Number(digits.normalize('NFKC')) !== due) return null;
  return { number: due, rest: text.slice(whole.length), isPart: false };
}
