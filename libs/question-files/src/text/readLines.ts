import type { QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { Option } from '../letters';
import { MOST_QUESTIONS, type Reading } from '../shapes';
import { complaintTexts } from '../texts';
import { kindIn } from '../wording/kindWords';
import { splitOptions } from '../wording/options';
import { draftOf, type Rough } from './draftOf';
import { keysOfLine } from './keys';
import {
  chapterIn,
  isKeyHeading,
  type Label,
  type Line,
  numberOf,
  piecesOf,
  sectionOf,
  sharedIn,
} from './lines';

interface Shared {
  from: number;
  to: number;
  isOptions: boolean;
  context: string;
  options: Option[];
  place: string;
  isUsed: boolean;
}

const SHOWN = 40;
/** Where a kind has no options, letters within its words are no options either. */
const withoutOptions: readonly (QuestionType | null)[] = [2, 4, 5];

/** Questions in lines, as they are written in documents for people. */
export function readLines(lines: readonly Line[], toHtml: (text: string) => string): Reading {
  const reader = new LineReader(lines);
  lines.forEach((line, at) => reader.take(line, at));
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
  private current: Rough | null = null;
  private shared: Shared | null = null;
  private label: Label | null = null;
  private isInKeys = false;
  /** In the keys: whose answer the line before was, and which section. */
  private keyed: Rough | null = null;
  private byNumber = new Map<number, Rough[]>();
  /** The first question that the next keys are of. */
  private from = 0;
  private readonly lines: readonly Line[];

  constructor(lines: readonly Line[]) {
    this.lines = lines;
  }

  take(line: Line, at: number) {
    const text = line.text.trim();
    if (text === '' || this.questions.length > MOST_QUESTIONS) return;
    if (this.isInKeys) return this.takeKeys(line, text);
    if (isKeyHeading(text) && this.answerHeading(at)) return;
    if (this.heading(line, text)) return;
    const shared = sharedIn(text);
    if (shared) return this.beginShared(shared, line.place);
    const started = this.startOf(text);
    if (started) return this.begin(started, line.place);
    if (this.shared && !this.current) return this.goOnShared(text, this.shared);
    if (this.current) return this.goOn(this.current, text);
    this.complaints.push(complaintTexts.unread(line.place, text.slice(0, SHOWN)));
  }

  private heading({ level }: Line, text: string): boolean {
    const chapter = chapterIn(text);
    const section = chapter ? null : sectionOf(text);
    const kind = section === null ? null : kindIn(section);
    if (kind !== null) {
      this.section += 1;
      this.type = kind;
    } else if (chapter || level !== undefined) {
      const depth = level ?? chapter?.level ?? 0;
      const above = this.chapters.filter((one) => one.level < depth);
      this.chapters = [...above, { level: depth, name: text }];
    } else return false;
    this.current = null;
    this.shared = null;
    return true;
  }

  /** Whether a line begins a question: the numbers within an answer in words go their own way. */
  private startOf(text: string) {
    const started = numberOf(text);
    if (!started || !this.current) return started;
    const isNext = started.number === this.current.number + 1;
    if (started.isInBrackets && !isNext) return null;
    const isInWords =
      (this.label === 'answer' && withoutOptions.includes(this.current.type)) ||
      this.label === 'analysis';
    return isInWords && !isNext ? null : started;
  }

  private begin({ number, rest }: { number: number; rest: string }, place: string) {
    const shared = this.shareds.findLast((one) => number >= one.from && number <= one.to);
    const isShared = shared !== undefined && this.shared === shared;
    if (isShared) shared.isUsed = true;
    else this.shared = null;
    this.label = null;
    this.current = {
      ...{
        number,
        place,
        section: this.section,
        type: this.type,
        chapter: this.chapters.map((one) => one.name),
      },
      ...{
        stem: '',
        options: isShared ? shared.options.map((one) => ({ ...one })) : [],
        shared: isShared ? shared.options.length : 0,
        said: {},
      },
      context: isShared ? shared.context : '',
      group: isShared ? `${shared.from}~${shared.to}` : null,
    };
    this.questions.push(this.current);
    this.goOn(this.current, rest);
  }

  private goOn(question: Rough, text: string) {
    for (const piece of piecesOf(text)) {
      if (piece.label !== null) {
        this.label = piece.label;
        question.said[piece.label] = piece.text;
      } else if (this.label !== null) {
        const before = question.said[this.label] ?? '';
        question.said[this.label] = before === '' ? piece.text : `${before}\n${piece.text}`;
      } else addWords(question, piece.text);
    }
  }

  private beginShared(said: NonNullable<ReturnType<typeof sharedIn>>, place: string) {
    this.current = null;
    this.shared = { ...said, place, context: '', options: [], isUsed: false };
    this.shareds.push(this.shared);
    if (said.rest !== '') this.goOnShared(said.rest, this.shared);
  }

  private goOnShared(text: string, shared: Shared) {
    if (!shared.isOptions) {
      shared.context = shared.context === '' ? text : `${shared.context}\n${text}`;
      return;
    }
    shared.options.push(...splitOptions(text, shared.options.length).options);
  }

  /** Of all questions before it, or of the one that it stands below. */
  private answerHeading(at: number): boolean {
    if (this.areKeysNext(at)) {
      this.isInKeys = true;
      this.section = 0;
      this.byNumber = new Map();
      for (const one of this.questions.slice(this.from)) {
        this.byNumber.set(one.number, [...(this.byNumber.get(one.number) ?? []), one]);
      }
      return true;
    }
    if (!this.current) return false;
    this.current.said.answer ??= '';
    this.label = 'answer';
    return true;
  }

  private areKeysNext(at: number): boolean {
    let place = at + 1;
    while (this.lines[place]?.text.trim() === '') place += 1;
    const next = this.lines[place]?.text.trim() ?? '';
    const number = Number(/^[(（第\s]*(\d+)/u.exec(next)?.[1] ?? 0);
    const isSecond = this.questions.length - 2 >= this.from;
    const before = isSecond ? this.questions.at(-2) : undefined;
    // Whoever writes each answer below its question does so from the first one on.
    const isOneByOne = before ? before.said.answer !== undefined : this.isInWords();
    return this.questions.length > 0 && !isOneByOne && (number > 0 || sectionOf(next) !== null);
  }

  private isInWords() {
    return this.current?.options.length === 0 && withoutOptions.includes(this.current.type ?? 5);
  }

  private takeKeys(line: Line, text: string) {
    const section = sectionOf(text);
    const kind = section === null ? null : kindIn(section);
    if (this.goOnAfterKeys(line, text, kind)) return;
    if (kind !== null) this.section = this.sectionOfKind(kind);
    const words = kind === null ? text : (/\d.*$/u.exec(text)?.[0] ?? '');
    const [first, ...further] = piecesOf(words);
    const keys = first?.label === null ? keysOfLine(first.text) : new Map<number, string>();
    for (const [number, answer] of keys) this.giveKey(number, answer);
    const rest = keys.size > 0 || !first ? further : [first, ...further];
    for (const { label, text: said } of rest) this.sayOfKeyed(label, said);
  }

  /** Another chapter, or a section of which all is answered: questions follow again. */
  private goOnAfterKeys(line: Line, text: string, kind: QuestionType | null): boolean {
    const isAsked = (one: Rough) => one.type === kind && one.said.answer === undefined;
    const isChapter = line.level !== undefined || chapterIn(text) !== null;
    const isSection = kind !== null && !this.questions.slice(this.from).some(isAsked);
    if (!isChapter && !isSection) return false;
    this.isInKeys = false;
    this.keyed = null;
    this.section = this.questions.at(-1)?.section ?? 0;
    this.from = this.questions.length;
    return this.heading(line, text);
  }

  /** The next section of this kind after the one whose keys were last. */
  private sectionOfKind(kind: QuestionType): number {
    const own = this.questions.slice(this.from).filter(({ type }) => type === kind);
    const places = own.map((one) => one.section);
    return places.find((place) => place > this.section) ?? places[0] ?? this.section;
  }

  private giveKey(number: number, answer: string) {
    const some = this.byNumber.get(number) ?? [];
    const found =
      some.find((one) => one.section === this.section) ??
      some.find(({ said }) => said.answer === undefined) ??
      some[0];
    if (!found) return void this.complaints.push(complaintTexts.keyWithoutQuestion(String(number)));
    found.said.answer ??= answer;
    this.keyed = found;
    this.label = 'answer';
  }

  private sayOfKeyed(label: Label | null, said: string) {
    const known = this.keyed?.said;
    if (!known) return void this.complaints.push(complaintTexts.unread('', said.slice(0, SHOWN)));
    const own = label ?? this.label ?? 'answer';
    known[own] = label === null && known[own] ? `${known[own]}\n${said}` : said;
    this.label = own;
  }

  end() {
    const unused = this.shareds.filter(({ isUsed }) => !isUsed);
    const complaints = unused.map(({ place }) => complaintTexts.contextUnused(place));
    return { questions: this.questions, complaints: [...this.complaints, ...complaints] };
  }
}

/** Options where letters follow each other, and otherwise more of what came last. */
function addWords(question: Rough, text: string) {
  const { options } = question;
  const isOpen = !withoutOptions.includes(question.type);
  const split = isOpen ? splitOptions(text, options.length) : { head: text, options: [] };
  const found = split.head === text ? [] : split.options;
  const last = options.length > question.shared ? options.at(-1) : undefined;
  if (split.head !== '') {
    if (last) last.text += `\n${split.head}`;
    else question.stem = question.stem === '' ? split.head : `${question.stem}\n${split.head}`;
  }
  options.push(...found);
}
