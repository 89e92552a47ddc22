import Type, { type Static } from 'typebox';
import { fileLimits } from '../../codes/base/fileLimits';
import type { questionImportCalls } from '../../calls/exam/questionImport';
import {
  mendableTypes,
  questionImportChoices,
  questionImportFilters,
  questionImportStates,
  questionMends,
} from '../../codes/exam/questionFiles';
import type { CallContract } from '../call';
import {
  codeOf,
  strictObject,
  FileLink,
  Id,
  keyOf,
  Moment,
  nullable,
  pageQuery,
  pageOf,
} from '../shapes';
import { ImportedDraft, ImportedQuestion } from './shapes/importedQuestion';

/** The meaning of each column of a sheet; columns are counted from 0. */
const Columns = Type.Array(
  strictObject({
    field: Type.String({ pattern: '^[a-z]{1,12}(?::[A-Z])?$' }),
    column: Type.Integer({ minimum: 0, maximum: 99 }),
  }),
  { maxItems: 40 },
);

const head = {
  importId: Id,
  bankId: Id,
  fileName: Type.String(),
  state: keyOf(questionImportStates),
  createdAt: Moment,
  savedAt: nullable(Moment),
  total: Type.Integer(),
  saved: Type.Integer(),
};

export const QuestionImportHead = Type.Object(head);
export type QuestionImportHead = Static<typeof QuestionImportHead>;

export const QuestionImport = Type.Object({
  ...head,
  bankName: Type.String(),
  /** The progress while the file is being read, if known. */
  done: Type.Integer(),
  /** The reason why it could not be read, in words. */
  failure: nullable(Type.String()),
  /** Faults of the file as a whole, in words. */
  complaints: Type.Array(Type.String()),
  /** For spreadsheets: the headings of each sheet, and the meaning assumed for each column. */
  sheets: Type.Array(
    Type.Object({
      name: Type.String(),
      headings: Type.Array(Type.String()),
      matched: Columns,
    }),
  ),
  /**
   * Faults grouped by kind, the most frequent first; “…” replaces the part that varies within a
   * kind.
   */
  faultKinds: Type.Array(
    Type.Object({ field: Type.String(), message: Type.String(), count: Type.Integer() }),
  ),
  counts: Type.Object({
    taken: Type.Integer(),
    faulty: Type.Integer(),
    duplicate: Type.Integer(),
    left: Type.Integer(),
    lost: Type.Integer({ description: 'Of those that are taken: where something is missing.' }),
    keyless: Type.Integer({ description: 'Of those that are taken: without a key of their own.' }),
  }),
  /** The chapters named in the file, each as its path from the top. */
  chapters: Type.Array(Type.Array(Type.String())),
  /** The chapters of the bank to choose from, in tree order: each follows its parent. */
  bankChapters: Type.Array(Type.Object({ id: Id, depth: Type.Integer(), name: Type.String() })),
});
export type QuestionImport = Static<typeof QuestionImport>;

const importId = Id;
/** A kind of fault, as in `faultKinds`. */
const faultKind = {
  field: Type.String({ pattern: '^[a-z]{1,12}$' }),
  message: Type.String({ maxLength: 500 }),
};
const place = Type.Integer({ minimum: 0, maximum: 1_000_000 });

export const questionImportContract = {
  template: { access: 'teacher', data: FileLink },
  /** Starts reading a file that is already uploaded; `detail` reports the progress. */
  begin: {
    access: 'teacher',
    body: strictObject({ bankId: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) }),
    takesFile: { maxBytes: fileLimits.questionFile },
    data: Type.Object({ importId }),
  },
  /** The caller's imports into a bank, newest first. */
  list: {
    access: 'teacher',
    query: strictObject({ ...pageQuery, bankId: Id }),
    data: pageOf(QuestionImportHead),
  },
  detail: { access: 'teacher', query: strictObject({ importId }), data: QuestionImport },
  /**
   * Sets the meaning of the columns and reads the file again; remembered for files with the same
   * headings.
   */
  match: {
    access: 'teacher',
    body: strictObject({
      importId,
      /** The index of the sheet, from 0. */
      sheet: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
      columns: Columns,
    }),
    data: Type.Null(),
  },
  rows: {
    access: 'teacher',
    query: strictObject({
      ...pageQuery,
      importId,
      filter: Type.Optional(keyOf(questionImportFilters)),
      field: Type.Optional(faultKind.field),
      message: Type.Optional(faultKind.message),
    }),
    data: pageOf(ImportedQuestion),
  },
  edit: {
    access: 'teacher',
    body: strictObject({ importId, place, draft: ImportedDraft }),
    data: ImportedQuestion,
  },
  /** Decides about one question or about all that match a filter; `null` withdraws the decision. */
  choose: {
    access: 'teacher',
    body: strictObject({
      importId,
      place: Type.Optional(place),
      filter: Type.Optional(keyOf(questionImportFilters)),
      fault: Type.Optional(strictObject(faultKind)),
      choice: nullable(keyOf(questionImportChoices)),
    }),
    data: Type.Null(),
  },
  /**
   * Fixes one kind of fault in all questions that have it; they are validated again and may show
   * others.
   */
  mend: {
    access: 'teacher',
    body: strictObject({
      importId,
      fault: strictObject(faultKind),
      mend: keyOf(questionMends),
      type: Type.Optional(codeOf(mendableTypes)),
    }),
    data: Type.Object({ mended: Type.Integer() }),
  },
  /**
   * The faulty questions as a workbook in the import template, with their faults, to be fixed and
   * imported.
   */
  faulty: { access: 'teacher', query: strictObject({ importId }), data: FileLink },
  /** Imports all accepted questions or none; idempotent. */
  confirm: {
    access: 'teacher',
    body: strictObject({
      importId,
      /** The parent chapter; left out, the root of the bank. */
      chapterId: Type.Optional(Id),
      /** True creates the chapters of the file there; false puts all questions into that one. */
      makesChapters: Type.Boolean(),
    }),
    data: Type.Object({ saved: Type.Integer() }),
  },
  undo: {
    access: 'teacher',
    body: strictObject({ importId }),
    data: Type.Object({
      removed: Type.Integer(),
      /** Questions that stay because they were changed since or are part of an exam. */
      kept: Type.Array(
        Type.Object({
          questionId: Id,
          place: Type.Integer(),
          stem: Type.String(),
          why: keyOf({ edited: '', asked: '' }),
        }),
      ),
    }),
  },
  cancel: { access: 'teacher', query: strictObject({ importId }), data: Type.Null() },
} satisfies Record<keyof typeof questionImportCalls, CallContract>;

export type QuestionImportContract = typeof questionImportContract;
