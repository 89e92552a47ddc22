import { htmlOf } from '../html/plain';
import type { Option } from '../letters';
import { type FoundQuestion, MOST_QUESTIONS, type Reading } from '../shapes';
import { complaintTexts, placeTexts } from '../texts';
import { keysIn, questionFrom } from '../wording/answer';

const OPTION = /^([A-Z])[.)．）、:：]\s*(.*)$/;
const ANSWER = /^ANSWER\s{0,9}[:：]?\s{0,9}(.{0,200})$/i;
const SHOWN = 40;

/** The English keyword in capitals occurs in no other format. */
export const looksLikeAiken = (text: string) =>
  /^[ \t]*ANSWER[ \t]*:[ \t]*[A-Z][ \t]*$/m.test(text);

interface Block {
  stem: string[];
  options: Option[];
  line: number;
  /** An empty line follows its last line. */
  isApart: boolean;
}

export function readAiken(text: string): Reading {
  const reader = new AikenReader();
  text.split('\n').forEach((line, at) => reader.take(line.trim(), at + 1));
  return reader.end();
}

/**
 * A question ends with its answer; one without an answer is reported and not merged with the next.
 */
class AikenReader {
  private readonly questions: FoundQuestion[] = [];
  private readonly complaints: string[] = [];
  private block: Block | null = null;

  take(words: string, line: number) {
    if (this.questions.length > MOST_QUESTIONS) return;
    if (words === '') return void (this.block && (this.block.isApart = true));
    const [, answer] = ANSWER.exec(words) ?? [];
    if (answer !== undefined) return this.finish(answer, line);
    const [, key, option = ''] = OPTION.exec(words) ?? [];
    if (key && this.block) {
      this.block.options.push({ key, text: htmlOf(option), picture: null });
      this.block.isApart = false;
    } else this.goOn(words, line);
  }

  private goOn(words: string, line: number) {
    const { block } = this;
    const isNext = block && (block.options.length > 0 || block.isApart);
    if (isNext) this.leave(block);
    if (this.block) this.block.stem.push(words);
    else this.block = { stem: [words], options: [], line, isApart: false };
  }

  private finish(answer: string, line: number) {
    const { block } = this;
    this.block = null;
    if (!block) return this.complain(line, `ANSWER: ${answer}`);
    const { stem, options } = block;
    const type = (keysIn(answer, options)?.length ?? 1) > 1 ? 3 : 1;
    const { draft, faults } = questionFrom({
      type,
      stem: htmlOf(stem.join('\n')),
      options,
      prompts: [],
      answer,
    });
    this.questions.push({ draft, faults, place: placeTexts.line(block.line) });
  }

  private leave({ stem, line }: Block) {
    this.block = null;
    this.complain(line, stem.join(' '));
  }

  private complain(line: number, words: string) {
    this.complaints.push(complaintTexts.unread(placeTexts.line(line), words.slice(0, SHOWN)));
  }

  end(): Reading {
    if (this.block) this.leave(this.block);
    return { questions: this.questions, complaints: this.complaints };
  }
}
