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
import { questionDifficulties, questionTypes } from '../../codes/exam/questionTypes';
import type { CallContract } from '../call';
import { codeOf, exactly, FileLink, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';

/** Kept by us: an address within the product, never somebody else's. */
const Picture = Type.String({ pattern: '^/storage/[\\w./-]{1,300}$' });
const Html = Type.String({ maxLength: 20_000 });
const listOf = (most: number, longest: number) =>
  Type.Array(Type.String({ maxLength: longest }), { maxItems: most });

/** A question as it was found, or as somebody corrects it: its faults may be many. */
const ImportedDraft = exactly({
  type: codeOf(questionTypes),
  difficulty: codeOf(questionDifficulties),
  context: Html,
  group: orNull(Type.String({ maxLength: 200 })),
  stem: Html,
  pictures: Type.Array(Picture, { maxItems: 20 }),
  options: Type.Array(
    exactly({
      key: Type.String({ maxLength: 5 }),
      text: Html,
      picture: orNull(Picture),
    }),
    { maxItems: 60 },
  ),
  prompts: listOf(60, 20_000),
  key: Type.Array(listOf(60, 10_000), { maxItems: 60 }),
  analysis: Html,
  tags: listOf(60, 200),
  source: Type.String({ maxLength: 1_000 }),
});

const Fault = Type.Object({ field: Type.String(), message: Type.String() });

/** The same as it comes out of the file: longer than it may be, it is shown to be shortened. */
const FoundDraft = Type.Object({
  type: codeOf(questionTypes),
  difficulty: codeOf(questionDifficulties),
  context: Type.String(),
  group: orNull(Type.String()),
  stem: Type.String(),
  pictures: Type.Array(Type.String()),
  options: Type.Array(
    Type.Object({
      key: Type.String(),
      text: Type.String(),
      picture: orNull(Type.String()),
    }),
  ),
  prompts: Type.Array(Type.String()),
  key: Type.Array(Type.Array(Type.String())),
  analysis: Type.String(),
  tags: Type.Array(Type.String()),
  source: Type.String(),
});

export const ImportedQuestion = Type.Object({
  /** Its place in the file, from 0: how it is named here. */
  place: Type.Integer(),
  /** Where it stands there, in words. */
  where: Type.String(),
  chapter: Type.Array(Type.String()),
  draft: FoundDraft,
  /** What keeps it from being taken, by the field of the draft. */
  faults: Type.Array(Fault),
  /** What of it could not be taken over, in words. */
  lost: Type.Array(Type.String()),
  /** The place of one before it that asks the same, where there is one. */
  sameAs: orNull(Type.Integer()),
  /** One of the bank that asks the same. */
  knownId: orNull(Id),
  choice: orNull(keyOf(questionImportChoices)),
  isTaken: Type.Boolean({ description: 'Whether it would be saved as things stand.' }),
});
export type ImportedQuestion = Static<typeof ImportedQuestion>;

/** Which column of a sheet holds what; the columns are counted from 0. */
const Columns = Type.Array(
  exactly({
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
  savedAt: orNull(Moment),
  /** How many questions stand in the file. */
  total: Type.Integer(),
  /** How many of them were saved. */
  saved: Type.Integer(),
};

export const QuestionImportHead = Type.Object(head);
export type QuestionImportHead = Static<typeof QuestionImportHead>;

export const QuestionImport = Type.Object({
  ...head,
  bankName: Type.String(),
  /** While it is read: how far, where that is known. */
  done: Type.Integer(),
  /** Why it could not be read, in words. */
  failure: orNull(Type.String()),
  /** What is wrong with the file as a whole, in words. */
  complaints: Type.Array(Type.String()),
  /** Of tables: the headings of each sheet, and which column was taken for what. */
  sheets: Type.Array(
    Type.Object({
      name: Type.String(),
      headings: Type.Array(Type.String()),
      matched: Columns,
    }),
  ),
  /** What is wrong, by its kind, the most frequent first: what differs within a kind is “…”. */
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
  /** Chapters that the file names, each from the outside. */
  chapters: Type.Array(Type.Array(Type.String())),
  /** Those of the bank, to choose one from; each after the one that it stands in. */
  bankChapters: Type.Array(Type.Object({ id: Id, depth: Type.Integer(), name: Type.String() })),
});
export type QuestionImport = Static<typeof QuestionImport>;

const importId = Id;
/** A kind of fault, as `faultKinds` names it. */
const faultKind = {
  field: Type.String({ pattern: '^[a-z]{1,12}$' }),
  message: Type.String({ maxLength: 500 }),
};
const place = Type.Integer({ minimum: 0, maximum: 1_000_000 });

export const questionImportContract = {
  template: { access: 'teacher', data: FileLink },
  /** The file lies ready and is read meanwhile: `detail` tells how far it is. */
  begin: {
    access: 'teacher',
    body: exactly({ bankId: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) }),
    takesFile: { maxBytes: fileLimits.questionFile },
    data: Type.Object({ importId }),
  },
  /** One's own into a bank, the newest first. */
  list: {
    access: 'teacher',
    query: exactly({ ...pageAsked, bankId: Id }),
    data: pageOf(QuestionImportHead),
  },
  detail: { access: 'teacher', query: exactly({ importId }), data: QuestionImport },
  /** Says what the columns mean; it is read again, and headings like these are so from then on. */
  match: {
    access: 'teacher',
    body: exactly({
      importId,
      /** Which of its sheets, from 0. */
      sheet: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
      columns: Columns,
    }),
    data: Type.Null(),
  },
  rows: {
    access: 'teacher',
    query: exactly({
      ...pageAsked,
      importId,
      filter: Type.Optional(keyOf(questionImportFilters)),
      field: Type.Optional(faultKind.field),
      message: Type.Optional(faultKind.message),
    }),
    data: pageOf(ImportedQuestion),
  },
  edit: {
    access: 'teacher',
    body: exactly({ importId, place, draft: ImportedDraft }),
    data: ImportedQuestion,
  },
  /** What becomes of one of them, or of all that a filter shows; `null` takes a decision back. */
  choose: {
    access: 'teacher',
    body: exactly({
      importId,
      place: Type.Optional(place),
      filter: Type.Optional(keyOf(questionImportFilters)),
      fault: Type.Optional(exactly(faultKind)),
      choice: orNull(keyOf(questionImportChoices)),
    }),
    data: Type.Null(),
  },
  /** Mends one kind of fault in all questions that have it; judged again, they may have others. */
  mend: {
    access: 'teacher',
    body: exactly({
      importId,
      fault: exactly(faultKind),
      mend: keyOf(questionMends),
      type: Type.Optional(codeOf(mendableTypes)),
    }),
    data: Type.Object({ mended: Type.Integer() }),
  },
  /** Those with faults as a workbook of our template, with what is wrong: to be mended and sent. */
  faulty: { access: 'teacher', query: exactly({ importId }), data: FileLink },
  /** All that are taken, or none. Asked again, it answers the same. */
  confirm: {
    access: 'teacher',
    body: exactly({
      importId,
      /** Under which chapter; without one, at the root of the bank. */
      chapterId: Type.Optional(Id),
      /** Whether the chapters of the file are made there; otherwise all go into that one. */
      makesChapters: Type.Boolean(),
    }),
    data: Type.Object({ saved: Type.Integer() }),
  },
  undo: {
    access: 'teacher',
    body: exactly({ importId }),
    data: Type.Object({
      removed: Type.Integer(),
      /** What stays: it was changed since, or is part of an exam. */
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
  cancel: { access: 'teacher', query: exactly({ importId }), data: Type.Null() },
} satisfies Record<keyof typeof questionImportCalls, CallContract>;

export type QuestionImportContract = typeof questionImportContract;
