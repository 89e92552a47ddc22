import type { Option } from '../letters';
import type { Columns, FoundQuestion, SheetCell } from '../shapes';
import { complaintTexts, placeTexts } from '../texts';
import { chapterIn, sectionOf, sharedIn } from '../text/lines';
import { optionAtStart, splitOptions } from '../wording/options';
import { keysIn } from '../wording/answer';
import { keyAndWhy } from '../wording/keyAndWhy';
import { isOfCase, labelKind, sharesCase, sharesOptions } from '../wording/kindWords';
import { Cells } from './cells';
import { htmlOfCell } from './cellHtml';
import { headingsIn, isSameRow } from './headings';
import { optionsIn } from './options';
import { answerOfCell, readRow } from './readRow';

interface Sheet {
  headings: readonly string[];
  matched: Columns;
  /** The user has set the columns, so later headings are not interpreted. */
  isCorrected: boolean;
  name: string;
}

/** Values that a row shares with those below it. */
interface Shared {
  label: string;
  group: string;
  called: string;
  options: Option[];
  context: string;
  /** The number of further rows; shared values of a table last until new ones begin. */
  left: number;
}

/** The values of the row itself. */
type LibraryQuestion = Pick<Shared, 'label' | 'group' | 'options' | 'context'> & { key: string };

const SHOWN = 40;
const none: Shared = { label: '', group: '', called: '', options: [], context: '', left: 0 };

/** Reads the rows of a sheet in order, because values above may apply to rows below. */
export class SheetReader {
  private readonly questions: FoundQuestion[] = [];
  private readonly complaints: string[] = [];
  private readonly isCorrected: boolean;
  private readonly name: string;
  private headings: readonly string[];
  private matched: Columns;
  /** The type stated by a heading between rows or by the sheet's name. */
  private label: string;
  private chapter: string[] = [];
  private shared = none;
  /** Groups without a name in any cell. */
  private readonly made = new Set<string>();

  constructor({ headings, matched, isCorrected, name }: Sheet) {
    this.headings = headings;
    this.matched = matched;
    this.isCorrected = isCorrected;
    this.name = name;
    this.label = name.length > 1 && isLabel(name) ? name : '';
  }

  take(row: readonly SheetCell[], number: number) {
    if (this.isHeading(row)) return;
    const cells = new Cells(row, this.matched);
    const alone = cells.alone();
    if (alone && this.isBetween(alone, number)) return;
    this.question(cells, number);
  }

  /** A sheet may hold several tables, each with its own headings. */
  private isHeading(row: readonly SheetCell[]): boolean {
    if (isSameRow(row, this.headings)) return true;
    const found = this.isCorrected ? null : headingsIn(row);
    if (!found) return false;
    ({ headings: this.headings, matched: this.matched } = found);
    this.shared = none;
    return true;
  }

  /** A row with one cell: a heading, or text shared by the next rows. */
  private isBetween({ words, column }: { words: string; column: number }, number: number): boolean {
    const chapter = chapterIn(words);
    const section = chapter ? null : sectionOf(words);
    const shared = sharedIn(words);
    if (chapter) this.chapter = [...this.chapter.slice(0, chapter.level && 1), chapter.name];
    else if (section !== null && isLabel(section)) this.label = section;
    else if (shared) this.beginShared(shared);
    else if (this.goesOn(words)) return true;
    else if (column === this.matched['stem']) return false;
    else this.complaints.push(complaintTexts.unread(placeTexts.row(number), words.slice(0, SHOWN)));
    if (!shared) this.shared = none;
    return true;
  }

  private beginShared({
    from,
    to,
    called,
    isOptions,
    rest,
  }: NonNullable<ReturnType<typeof sharedIn>>) {
    const options = isOptions ? splitOptions(rest).options.map(asHtml) : [];
    const context = isOptions ? '' : htmlOfCell(rest);
    this.shared = { ...none, called, options, context, left: to - from + 1 };
  }

  /** Further options shared by the rows below. */
  private goesOn(words: string): boolean {
    const { options, left } = this.shared;
    if (left === 0 || optionAtStart(words) !== options.length) return false;
    const more = splitOptions(words, options.length).options.map(asHtml);
    this.shared = { ...this.shared, options: [...options, ...more] };
    return true;
  }

  private question(cells: Cells, number: number) {
    const label = cells.said('type') || this.label;
    const group = cells.said('group');
    const own = optionsIn(cells);
    const options = own.options.map(asHtml);
    const context = htmlOfCell(cells.said('context'));
    const key = cells.said('key');
    const given = this.sharedWith({ label, group, options, context, key });
    const place = placeTexts.row(number);
    const found = readRow(cells, {
      ...given,
      place,
      chapter: this.chapter,
      headings: this.headings,
    });
    this.questions.push({ ...found, lost: [...own.lost, ...(found.lost ?? [])] });
  }

  /** Fills in shared values that the row itself lacks. */
  private sharedWith({ key, ...row }: LibraryQuestion) {
    const before = this.shared;
    const isSame = row.group === '' || row.group === before.group || before.called.includes('~');
    const isNext = before.left > 0 && isSame;
    const isBare = row.options.length === 0;
    const goesOn = isNext && isBare && sharesOptions(before.label) && names(key, before.options);
    const label = row.label || (goesOn ? before.label : '');
    const isOf = (shares: (label: string) => boolean) =>
      shares(label) || before.called.includes('~');
    const takesOptions = isNext && isBare && isOf(sharesOptions);
    const options = takesOptions ? before.options : row.options;
    const inGroup = row.group !== '' && row.group === before.group;
    const takesCase = isNext && row.context === '' && (inGroup || isOf(sharesCase));
    const context = takesCase ? before.context : row.context;
    const isTogether = (takesOptions && options.length > 0) || (takesCase && context !== '');
    const called = isTogether ? before.called : this.nextCalled(label, row);
    const group = row.group || (isTogether ? before.group : '') || called;
    const left = leftAfter(before, isTogether);
    this.shared = { label, group, options, context, called, left };
    return { label, options, context, group: group === '' ? null : group };
  }

  /** A number to name a new group. */
  private nextCalled(label: string, { options, context }: Pick<Shared, 'options' | 'context'>) {
    const begins =
      (sharesOptions(label) && options.length > 0) || (sharesCase(label) && context !== '');
    if (!begins) return '';
    const called = `${this.name} 题组 ${this.made.size + 1}`.trim();
    this.made.add(called);
    return called;
  }

  end() {
    const sizes = new Map<string, number>();
    for (const { draft } of this.questions) {
      if (draft.group) sizes.set(draft.group, (sizes.get(draft.group) ?? 0) + 1);
    }
    // A group of one question is no group.
    const isAlone = (group: string) => this.made.has(group) && sizes.get(group) === 1;
    const questions = this.questions.map((one) =>
      one.draft.group && isAlone(one.draft.group)
        ? { ...one, draft: { ...one.draft, group: null } }
        : one,
    );
    return { questions, complaints: this.complaints };
  }
}

/** True if a cell names one of the shared options. */
function names(key: string, options: readonly Option[]): boolean {
  const { answer } = keyAndWhy(answerOfCell(key).answer, options);
  return keysIn(answer, options) !== null;
}

const isLabel = (words: string) => labelKind(words) !== null || isOfCase(words);
const asHtml = (one: Option) => ({ ...one, text: htmlOfCell(one.text) });

/** Shared values with a stated range end after it; others go on. */
const leftAfter = ({ called, left }: Shared, isTogether: boolean) =>
  isTogether && called.includes('~') ? left - 1 : Infinity;
