import { genderCodes, type Gender } from '@cheese/domain/codes/people/people';
import { roleCodes, type Role } from '@cheese/domain/codes/people/roles';
import { memberImportLimits as limits } from '@cheese/domain/codes/school/memberImports';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { readDay } from '@cheese/domain/rules/school/birthMonth';
import { rosterFaults as texts } from '@cheese/domain/texts/rosterFaults';
import type { Shown } from '../../../base/sheets/sheet.formats';
import type { FileField } from './memberImport.headings';
import { type ConsentSaid, type Fault, fault, type Values } from '../memberImport.shapes';
import { adminWord, cellWords, yearShape } from './readingTexts';

type Cells = ReadonlyMap<FileField, Shown>;

/** What a row says, or what is wrong with it. */
export function readRow(
  cells: Cells,
  required: readonly FileField[],
): { values: Values | null; unread: Fault[] } {
  const row = new Row(cells);
  const values = {
    number: row.number(),
    name: row.name('name', limits.name),
    pinyin: null,
    phone: row.phone(),
    gender: row.oneOf<Gender>('gender', genderWords, texts.gender),
    role: row.role(),
    year: row.year(),
    department: row.name('department', limits.structureName),
    major: row.name('major', limits.structureName),
    className: row.name('className', limits.structureName),
    birthMonth: row.birthMonth(),
    guardianName: row.name('guardianName', limits.name),
    guardianPhone: row.phone('guardianPhone'),
    consent: row.consent(),
  };
  for (const field of required) {
    if (row.textOf(field) === '' && !row.isFaulty(field)) row.fault(field, texts.empty);
  }
  return { values: row.faults.length > 0 ? null : values, unread: row.faults };
}

const coded = <Code>(words: readonly (readonly [readonly string[], Code])[]) =>
  new Map(words.flatMap(([all, code]) => all.map((word) => [word, code] as const)));

const genderWords = coded<Gender>([
  [cellWords.male, genderCodes.male],
  [cellWords.female, genderCodes.female],
  [cellWords.undisclosed, genderCodes.undisclosed],
]);

const roleWords = coded<Role>([
  [cellWords.learner, roleCodes.learner],
  [cellWords.teacher, roleCodes.teacher],
]);

const consentWords = coded<boolean>([
  [cellWords.consented, true],
  [cellWords.notConsented, false],
]);

/** 12 300 000 000 as a spreadsheet program shows it in a narrow column. */
const SCIENTIFIC = /^\d+(?:\.\d+)?e\+\d+$|^\d+\.\d+e\d+$/i;
const NUMBER = /^[0-9A-Za-z_-]+$/;
/** What a spreadsheet program would work out, and an attack on whoever opens the file. */
const FORMULA = /^[=+@]|^-\D/;
const BROKEN = /\ufffd/;
/** Only phones begin with a plus. */
const phones: ReadonlySet<FileField> = new Set(['phone', 'guardianPhone']);
const nothingSaid: ReadonlySet<string> = new Set(cellWords.nothingSaid);
/** Far more than any field takes: thousands of rows may share one cell of a megabyte. */
const MOST_READ = 1_000;

class Row {
  readonly faults: Fault[] = [];

  readonly #cells: Cells;

  constructor(cells: Cells) {
    this.#cells = cells;
  }

  textOf(field: FileField): string {
    const text = this.#cells.get(field)?.text ?? '';
    return text.slice(0, MOST_READ).normalize('NFKC').trim();
  }

  fault(field: FileField, message: string): null {
    this.faults.push(fault(field, message));
    return null;
  }

  isFaulty(field: FileField) {
    return this.faults.some((one) => one.field === field);
  }

  /** Empty where there is nothing, and null where nobody knows what was typed. */
  private typed(field: FileField): string | null {
    const text = this.textOf(field);
    const unsafe = this.#cells.get(field)?.unsafe;
    if (unsafe === 'long' && SCIENTIFIC.test(text))
      return this.fault(field, texts.scientific(text));
    if (unsafe) return this.fault(field, texts.unsafe[unsafe]);
    if (!phones.has(field) && FORMULA.test(text)) return this.fault(field, texts.formula);
    if (BROKEN.test(text)) return this.fault(field, texts.broken);
    return text;
  }

  /** What a spreadsheet program shows of a day is as good as one that was typed. */
  private typedDay(field: FileField): string | null {
    return this.#cells.get(field)?.unsafe === 'date' ? this.textOf(field) : this.typed(field);
  }

  number(): string {
    const text = this.typed('number') ?? '';
    if (text === '') return '';
    if (SCIENTIFIC.test(text)) this.fault('number', texts.scientific(text));
    else if (text.length > limits.number) this.fault('number', texts.tooLong(limits.number));
    else if (!NUMBER.test(text)) this.fault('number', texts.numberShape);
    return text;
  }

  name(field: FileField, longest: number): string | null {
    const text = this.typed(field)?.replace(/\s+/g, ' ') ?? '';
    if (text.length > longest) return this.fault(field, texts.tooLong(longest));
    return text || null;
  }

  phone(field: 'phone' | 'guardianPhone' = 'phone'): string | null {
    const text = this.typed(field)?.replace(/^\+?86(?=1)|[\s-]/g, '') ?? '';
    if (text === '') return null;
    if (SCIENTIFIC.test(text)) return this.fault(field, texts.scientific(text));
    const wrong = phoneFault(text);
    return wrong === null ? text : this.fault(field, wrong);
  }

  birthMonth(): string | null {
    const text = this.typedDay('birthMonth') ?? '';
    if (text === '') return null;
    return readDay(text)?.month ?? this.fault('birthMonth', texts.birthMonth);
  }

  /** A day is that of the consent. */
  consent(): ConsentSaid | null {
    const text = this.typedDay('consent')?.toLowerCase() ?? '';
    if (text === '' || nothingSaid.has(text)) return null;
    const isGiven = consentWords.get(text);
    if (isGiven !== undefined) return isGiven ? { isGiven, on: null } : { isGiven };
    const on = readDay(text)?.day ?? null;
    return on === null ? this.fault('consent', texts.consent) : { isGiven: true, on };
  }

  oneOf<Code>(field: FileField, words: ReadonlyMap<string, Code>, message: string): Code | null {
    const text = this.typed(field)?.toLowerCase() ?? '';
    if (text === '') return null;
    return words.get(text) ?? this.fault(field, message);
  }

  role(): Role | null {
    if (this.textOf('role').includes(adminWord)) return this.fault('role', texts.adminByFile);
    return this.oneOf('role', roleWords, texts.role);
  }

  year(): number | null {
    const text = this.typed('year') ?? '';
    if (text === '') return null;
    if (!yearShape.test(text)) return this.fault('year', texts.year);
    const year = Number.parseInt(text, 10);
    return year < 100 ? 2000 + year : year;
  }
}
