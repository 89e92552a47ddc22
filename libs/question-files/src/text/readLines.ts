import { questionTypeCodes, type QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import { MOST_QUESTIONS, type Reading } from '../shapes';
import { complaintTexts } from '../texts';
import { isOfCase, kindIn } from '../wording/kindWords';
import { optionAtStart } from '../wording/options';
import { draftOf, type Rough } from './draftOf';
import { keysOfLine } from './keys';
import {
  chapterIn,
  isKeyHeading,
  type Label,
  type Line,
  namedIn,
  numberOf,
  piecesOf,
  sectionOf,
  sharedIn,
  type Started,
} from './lines';
import { caseIn, goOnShared, newRough, type Shared } from './shared';
import { withPlainOptions } from './plainLines';
import { isOfOthers, isOnlyKeys, keyAhead, withLabel } from './spoken';
import { KeyReader } from './keyReader';
import { withKeyTables } from './keyTable';
import { dueNumber, LookAhead } from './lookAhead';
import { addWords, nextWords, saidTwice, withoutOptions } from './words';

const SHOWN = 40;
/** Reads questions from the lines of a document written for people. */
export function readLines(lines: readonly Line[], toHtml: (text: string) => string): Reading {
  const all = withPlainOptions(withKeyTables(lines));
  const reader = new LineReader(all);
  all.forEach((line, at) => reader.take(line, at));
  const { questions, complaints } = reader.end();
  return { questions: questions.map((one) => draftOf(one, toHtml)), complaints };
}

class LineReader {
  private readonly questions: Rough[] = [];
  private readonly complaints: string[] = [];
  private readonly shareds: Shared[] = [];
  private chapters: { level: number; name: string }[] = [];
  private section = 0;
  private type: QuestionType | null = null;
  private otherwise: QuestionType | null = null;
  private current: Rough | null = null;
  private shared: Shared | null = null;
  private label: Label | null = null;
  private readonly keys = new KeyReader(this.questions, this.complaints);
  private readonly lines: readonly Line[];
  private readonly ahead: LookAhead;
  /** The last number of the list within an explanation. */
  private listed = 0;

  constructor(lines: readonly Line[]) {
    this.lines = lines;
    this.ahead = new LookAhead(lines);
  }

  take(line: Line, at: number) {
    const text = line.text.trim();
    if (text === '' || this.questions.length > MOST_QUESTIONS) return;
    const { table, place, isTable } = line;
    if (table) return this.keys.takeTable(place, table.keys);
    if (this.keys.isOpen) {
      if (isTable) return this.keys.takeTable(place, null);
      return this.goOnAfterKeys(line, text) ? undefined : this.keys.take(text);
    }
    if (this.areEarlyKeys(text, at)) return;
    if (isKeyHeading(text) && this.answerHeading(at)) return;
    if (this.areAllKeys(text)) {
      this.keys.begin();
      return this.keys.take(piecesOf(text)[0]?.text ?? '');
    }
    if (this.heading(line, text)) return;
    const shared = sharedIn(text) ?? caseIn(text);
    if (shared) return this.beginShared(shared, place);
    const started = this.startOf(text, at);
    if (started) return this.begin(started, place, this.optionAfter(at));
    if (this.shared && !this.current) return goOnShared(text, this.shared);
    if (this.current) return this.goOn(this.current, text, this.optionAfter(at));
    this.complaints.push(complaintTexts.unread(place, text.slice(0, SHOWN)));
  }

  /** True for keys listed before their questions. */
  private areEarlyKeys(text: string, at: number): boolean {
    if (this.current || this.shared) return false;
    if (isKeyHeading(text)) return isOnlyKeys(nextWords(this.lines, at));
    const [first, ...further] = piecesOf(text);
    const isAlone = first && further.length === 0 && (first.label ?? 'answer') === 'answer';
    return Boolean(
      isAlone && isOnlyKeys(first.text) && this.keys.takeEarly(first.text, this.section),
    );
  }

  private heading({ level }: Line, text: string): boolean {
    const chapter = chapterIn(text);
    const section = chapter ? null : sectionOf(text);
    const kind = section === null ? null : kindIn(section);
    const isCase = section !== null && kind === null && isOfCase(section);
    if (kind !== null || isCase) {
      this.section += 1;
      this.type = kind;
      this.otherwise = isCase ? questionTypeCodes.shortAnswer : null;
    } else if (chapter || level !== undefined) {
      const depth = level ?? chapter?.level ?? 0;
      const above = this.chapters.filter((one) => one.level < depth);
      this.chapters = [...above, { level: depth, name: text }];
    } else return false;
    this.current = null;
    this.shared = null;
    return true;
  }

  /** True if a line begins a question; numbers within a text answer do not. */
  private startOf(text: string, at: number) {
    const due = (this.current?.number ?? 0) + 1;
    const glued = dueNumber(text, due);
    const started =
      this.startAfterKey(text, at) ??
      numberOf(text) ??
      (glued && this.ahead.asksAt(at) ? glued : namedIn(text, due));
    if (!started || !this.current) return started;
    const isNext = started.number === this.current.number + 1;
    // Parts of an answer or a stem are numbered too: `(1)` within a question `1.`.
    if (started.isPart && !this.current.isPart && !this.isAnswered()) return null;
    if (started.isPart && !isNext) return null;
    if (this.label === 'analysis') return this.isAfterAnalysis(started, at) ? started : null;
    const isInWords = this.label === 'answer' && withoutOptions.includes(this.current.type);
    return isInWords && !isNext ? null : started;
  }

  /** `（B）2. 谁`, unless option B is due. */
  private startAfterKey(text: string, at: number): Started | null {
    const ahead = keyAhead(text);
    const started = ahead && numberOf(ahead.rest);
    if (!started) return null;
    const { options, number } = this.current ?? { options: [], number: started.number - 1 };
    const isOption = optionAtStart(text) === options.length && this.current !== null;
    const isAsked = !isOption || this.optionAfter(at) === 0;
    return isAsked && started.number === number + 1 ? { ...started, answer: ahead.answer } : null;
  }

  /**
   * Explanations have numbered lists too: a question must have options or be the only line of its
   * number.
   */
  private isAfterAnalysis(started: Started, at: number) {
    if (started.number !== (this.current?.number ?? 0) + 1) return false;
    if (this.ahead.asksAt(at)) return true;
    return this.listed !== started.number - 1 && !this.ahead.comesAgain(at, started);
  }

  /** With options present, further text is no explanation. */
  private isAnswered() {
    const hasOptions = (this.current?.options.length ?? 0) > 0;
    return hasOptions && (this.label === null || this.label === 'answer');
  }

  /** The option at the beginning of the next line, so that its letter does not split this one. */
  private optionAfter(at: number): number {
    return optionAtStart(nextWords(this.lines, at));
  }

  private begin({ number, rest, isPart, answer }: Started, place: string, until: number) {
    const found = this.shareds.findLast((one) => number >= one.from && number <= one.to);
    this.shared = found && this.shared === found ? found : null;
    if (this.shared) this.shared.isUsed = true;
    [this.label, this.listed] = [null, 0];
    const { section, type, otherwise } = this;
    const chapter = this.chapters.map((one) => one.name);
    const where = { place, section, type, otherwise, chapter };
    this.current = newRough({ number, rest, isPart }, where, this.shared);
    if (answer) this.current.said.answer = answer;
    this.questions.push(this.current);
    this.goOn(this.current, rest, until);
  }

  private goOn(question: Rough, written: string, until = Infinity) {
    const isOver = this.label !== null || question.options.length > 0;
    if (isOver && isOfOthers(written)) return void question.unknown.push(written);
    const text = this.label === 'analysis' ? written : withLabel(written);
    for (const piece of piecesOf(text)) {
      this.listed = numberOf(piece.text)?.number ?? this.listed;
      if (piece.label !== null) {
        this.label = piece.label;
        question.said[piece.label] = saidTwice(piece.label, question.said, piece.text);
      } else if (this.label !== null) {
        const before = question.said[this.label] ?? '';
        question.said[this.label] = before === '' ? piece.text : `${before}\n${piece.text}`;
      } else addWords(question, piece.text, until);
    }
  }

  private beginShared(
    said: NonNullable<ReturnType<typeof sharedIn | typeof caseIn>>,
    place: string,
  ) {
    this.current = null;
    this.shared = { ...said, place, context: '', options: [], isUsed: false };
    this.shareds.push(this.shared);
    if (said.rest !== '') goOnShared(said.rest, this.shared);
  }

  /** A heading for the answers of all questions before it, or of the one above. */
  private answerHeading(at: number): boolean {
    if (this.areKeysNext(at)) {
      this.keys.begin();
      return true;
    }
    if (!this.current) return false;
    this.current.said.answer ??= '';
    this.label = 'answer';
    return true;
  }

  /** `参考答案：1.A 2.B`: the keys of several questions, none of which has one yet. */
  private areAllKeys(text: string): boolean {
    const [first, ...further] = piecesOf(text);
    if (first?.label !== 'answer' || further.length > 0) return false;
    const { asked } = this.keys;
    if (asked.length < 2 || asked.some(({ said }) => said.answer !== undefined)) return false;
    const numbers = new Set(asked.map(({ number }) => number));
    const keys = [...keysOfLine(first.text).keys()];
    return keys.length > 1 && keys.every((number) => numbers.has(number));
  }

  private areKeysNext(at: number): boolean {
    let place = at + 1;
    while (this.lines[place]?.text.trim() === '') place += 1;
    const next = this.lines[place]?.text.trim() ?? '';
    const number = Number(/^[(（第\s]*(\d+)/u.exec(next)?.[1] ?? 0);
    const before = this.keys.asked.at(-2);
    // If answers follow each question, the first question already has one.
    const isOneByOne = before ? before.said.answer !== undefined : this.isInWords();
    const { table, isTable } = this.lines[place] ?? {};
    const isHeading = sectionOf(next) !== null || caseIn(next) !== null || table || isTable;
    return this.questions.length > 0 && !isOneByOne && (number > 0 || Boolean(isHeading));
  }

  private isInWords() {
    return (
      this.current?.options.length === 0 &&
      withoutOptions.includes(this.current.type ?? questionTypeCodes.shortAnswer)
    );
  }

  /** A new chapter, or a section with all keys given: questions follow again. */
  private goOnAfterKeys(line: Line, text: string): boolean {
    const isChapter = line.level !== undefined || chapterIn(text) !== null;
    if (!isChapter && !this.keys.isDone(text)) return false;
    this.keys.end();
    this.section = this.questions.at(-1)?.section ?? 0;
    return this.heading(line, text);
  }

  end() {
    this.keys.giveEarly();
    const unused = this.shareds.filter(({ isUsed }) => !isUsed);
    const complaints = unused.map(({ place }) => complaintTexts.contextUnused(place));
    return { questions: this.questions, complaints: [...this.complaints, ...complaints] };
  }
}
