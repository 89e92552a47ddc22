import { questionTypeCodes, type QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import { complaintTexts } from '../texts';
import { isOfCase, kindIn } from '../wording/kindWords';
import type { Rough } from './draftOf';
import { keysOfLine } from './keys';
import type { KeyPairs } from './keyTable';
import { type Label, piecesOf, sectionOf } from './lines';
import { explainedIn } from './plainLines';
import { caseIn } from './shared';

const SHOWN = 40;

/** The type stated by a heading among keys; case questions default to text answers. */
const kindOfHeading = (text: string): QuestionType | null => {
  const section = sectionOf(text);
  return section === null
    ? null
    : (kindIn(section) ?? (isOfCase(section) ? questionTypeCodes.shortAnswer : null));
};

const ordinals = [...'一二三四五六七八九十'];
const ORDINAL = /^[（(]?([一二三四五六七八九十])\s*[)）、.．]\s*(.*)$/u;
const COUNTED = /(?<=^|[\s;；])(\d{1,3})\s*[.．、)）]\s*(?!\d)/gu;

/** Reads a list of keys apart from its questions. */
export class KeyReader {
  isOpen = false;
  /** The index of the first question that the next keys belong to. */
  private from = 0;
  private section = 0;
  /** The question answered on the previous line, and that answer. */
  private keyed: Rough | null = null;
  private label: Label | null = null;
  private byNumber = new Map<number, Rough[]>();
  private readonly early: { section: number; keys: Map<number, string> }[] = [];
  private readonly questions: readonly Rough[];
  private readonly complaints: string[];

  constructor(questions: readonly Rough[], complaints: string[]) {
    this.questions = questions;
    this.complaints = complaints;
  }

  /** The questions without keys so far. */
  get asked() {
    return this.questions.slice(this.from);
  }

  begin() {
    this.isOpen = true;
    this.section = 0;
    this.findNumbers(this.asked);
  }

  private findNumbers(questions: readonly Rough[]) {
    this.byNumber = new Map();
    for (const one of questions) {
      this.byNumber.set(one.number, [...(this.byNumber.get(one.number) ?? []), one]);
    }
  }

  /** Keys listed before the questions of their section. */
  takeEarly(text: string, section: number): boolean {
    const keys = keysOfLine(text);
    if (keys.size < 2) return false;
    this.early.push({ section, keys });
    return true;
  }

  giveEarly() {
    if (this.early.length === 0) return;
    this.findNumbers(this.questions);
    for (const { section, keys } of this.early) {
      this.section = section;
      for (const [number, answer] of keys) this.give(number, answer);
    }
  }

  /** The list of keys ends, and questions follow. */
  end() {
    this.isOpen = false;
    this.keyed = null;
    this.from = this.questions.length;
  }

  /** True if all questions of the heading's type are answered. */
  isDone(text: string): boolean {
    const kind = kindOfHeading(text);
    const isAsked = (one: Rough) =>
      (one.type ?? one.otherwise) === kind && one.said.answer === undefined;
    return kind !== null && !this.asked.some(isAsked);
  }

  take(written: string) {
    const text = caseIn(written)?.rest ?? written;
    if (text === '') return;
    const kind = kindOfHeading(text);
    if (kind !== null) this.section = this.sectionOfKind(kind);
    const words = kind === null ? this.afterOrdinal(text) : (/\d.*$/u.exec(text)?.[0] ?? '');
    explainedIn(words).forEach((part, at) => {
      if (at % 2 === 1) this.say('analysis', part);
      else if (part.trim() !== '') this.takeWords(part.trim());
    });
  }

  private takeWords(words: string) {
    const [first, ...further] = piecesOf(words);
    const none = new Map<number, string>();
    const keys =
      first?.label === null ? (this.wordsOf(first.text) ?? keysOfLine(first.text)) : none;
    for (const [number, answer] of keys) this.give(number, answer);
    const rest = keys.size > 0 || !first ? further : [first, ...further];
    for (const { label, text: said } of rest) this.say(label, said);
  }

  /** `二、1.肝`: a key of the second section. */
  private afterOrdinal(text: string): string {
    const [, counted = '', rest = ''] = ORDINAL.exec(text) ?? [];
    const sections = [...new Set(this.asked.map(({ section }) => section))].filter(Boolean);
    const section = sections[ordinals.indexOf(counted)];
    if (section === undefined) return text;
    this.section = section;
    return rest;
  }

  /** `1.肝 2.两`: the answers of gaps in order. */
  private wordsOf(text: string): Map<number, string> | null {
    const marks = [...text.matchAll(COUNTED)];
    const from = Number(marks[0]?.[1] ?? 0);
    const inTurn = marks.filter(({ 1: number }, at) => Number(number) === from + at);
    if (inTurn.length < 2 || inTurn.length < marks.length || marks[0]?.index !== 0) return null;
    const words = marks.map((mark, at): [number, string] => [
      Number(mark[1]),
      text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim(),
    ]);
    return words.every(([number]) => this.hasGaps(number)) ? new Map(words) : null;
  }

  private hasGaps(number: number): boolean {
    const some = this.byNumber.get(number) ?? [];
    const one = some.find(({ section }) => section === this.section) ?? some[0];
    return (
      one?.type === questionTypeCodes.blanks || (one?.type === null && /[_＿]{2,}/.test(one.stem))
    );
  }

  /** A table of keys, or an unread table, is not an answer itself. */
  takeTable(place: string, keys: KeyPairs | null) {
    if (!this.isOpen && this.asked.length > 0) this.begin();
    if (keys) for (const [number, answer] of keys) this.give(number, answer);
    else this.complaints.push(complaintTexts.keyTable(place));
    this.keyed = null;
    this.label = null;
  }

  /** The next section of this type after the one of the last keys. */
  private sectionOfKind(kind: QuestionType): number {
    const own = this.asked.filter(({ type, otherwise }) => (type ?? otherwise) === kind);
    const places = own.map((one) => one.section);
    return places.find((place) => place > this.section) ?? places[0] ?? this.section;
  }

  private give(number: number, answer: string) {
    const some = this.byNumber.get(number) ?? [];
    const here = some.filter((one) => one.section === this.section);
    const found =
      here.find(({ said }) => said.answer === undefined) ??
      here[0] ??
      some.find(({ said }) => said.answer === undefined) ??
      some[0];
    if (!found) return void this.complaints.push(complaintTexts.keyWithoutQuestion(String(number)));
    found.said.answer ||= answer;
    this.keyed = found;
    this.label = 'answer';
  }

  private say(label: Label | null, said: string) {
    const known = this.keyed?.said;
    if (!known) return void this.complaints.push(complaintTexts.unread('', said.slice(0, SHOWN)));
    const own = label ?? this.label ?? 'answer';
    known[own] = label === null && known[own] ? `${known[own]}\n${said}` : said;
    this.label = own;
  }
}
