import type { QuestionDraft } from '@cheese/domain/questions/draft';

/** The limit of one import; a reader stops after the first question beyond it. */
export const MOST_QUESTIONS = 20_000;

/** A fault of a question, by the field of its draft. */
export interface Fault {
  field: keyof QuestionDraft;
  message: string;
}

/** A question with its chapter path from the top. */
export interface FiledQuestion {
  draft: QuestionDraft;
  chapter: string[];
}

/** A question as it was found in a file. */
export interface ReadQuestion extends FiledQuestion {
  /** Its position in the file, in words. */
  place: string;
  faults: Fault[];
  /** Content that could not be imported, in words. */
  lost: string[];
}

/**
 * The raw result of a format's reader; validation is the same for all formats and happens
 * elsewhere.
 */
export interface FoundQuestion {
  draft: Partial<QuestionDraft> & Pick<QuestionDraft, 'type' | 'stem'>;
  chapter?: string[];
  place: string;
  faults?: Fault[];
  lost?: string[];
}

/** A spreadsheet's cell as displayed, and its raw value. */
export interface SheetCell {
  text: string;
  unsafe?: 'date' | 'long' | 'error';
}

/** The column index of each field, from 0. */
export type Columns = Partial<Record<string, number>>;

export interface NamedSheet {
  name: string;
  rows: readonly (readonly SheetCell[])[];
}

export interface ReadOptions {
  /** The sheets of an xlsx file, as the server parsed them. */
  sheets?: readonly NamedSheet[];
  /** The meaning of columns with these headings, if a user has set it. */
  columnsOf?: (headings: string[]) => Columns | undefined;
}

/** The headings of a sheet, with the meaning assumed for each. */
export interface MatchedSheet {
  name: string;
  headings: string[];
  matched: Columns;
}

export interface Reading {
  questions: FoundQuestion[];
  /** Faults of the whole file, or content that cannot be imported. */
  complaints?: string[];
  /** For spreadsheets. */
  sheets?: MatchedSheet[];
}

export interface WrittenFile {
  bytes: Uint8Array;
  /** Content the format cannot hold, by the index of the question, from 0. */
  lost: {
    at: number;
    what: string;
    /** The whole question is missing from the file. */
    isWhole?: true;
  }[];
}
