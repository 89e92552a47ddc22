import type { QuestionDraft } from '@cheese/domain/questions/draft';

/** What is imported at once; a reader stops after the first that is too many. */
export const MOST_QUESTIONS = 20_000;

/** What of a question is wrong, by the field of its draft that it is wrong in. */
export interface Fault {
  field: keyof QuestionDraft;
  message: string;
}

/** A question with the chapter that it stands in, from the outside. */
export interface FiledQuestion {
  draft: QuestionDraft;
  chapter: string[];
}

/** A question as it was found in a file. */
export interface ReadQuestion extends FiledQuestion {
  /** Where it stands there, in words. */
  place: string;
  faults: Fault[];
  /** What could not be taken over, in words. */
  lost: string[];
}

/** What a format finds; what every question has to be is seen to in one place, for all of them. */
export interface FoundQuestion {
  draft: Partial<QuestionDraft> & Pick<QuestionDraft, 'type' | 'stem'>;
  chapter?: string[];
  place: string;
  faults?: Fault[];
  lost?: string[];
}

/** A cell of a sheet as it shows itself, and what the spreadsheet program made of it. */
export interface SheetCell {
  text: string;
  unsafe?: 'date' | 'long' | 'error';
}

/** Which column of a sheet holds what: the place of the column, from 0. */
export type Columns = Partial<Record<string, number>>;

export interface NamedSheet {
  name: string;
  rows: readonly (readonly SheetCell[])[];
}

export interface ReadOptions {
  /** The sheets of an xlsx file: the server reads workbooks in its one way. */
  sheets?: readonly NamedSheet[];
  /** What the columns of a sheet with such headings mean, where somebody has said so. */
  columnsOf?: (headings: string[]) => Columns | undefined;
}

/** The headings of a sheet, and which of them was taken for what. */
export interface MatchedSheet {
  name: string;
  headings: string[];
  matched: Columns;
}

export interface Reading {
  questions: FoundQuestion[];
  /** What is wrong with the file as a whole, or cannot be taken over from it. */
  complaints?: string[];
  /** Of a file of tables. */
  sheets?: MatchedSheet[];
}

export interface WrittenFile {
  bytes: Uint8Array;
  /** What the format cannot hold, by the place of the question in what was handed in, from 0. */
  lost: {
    at: number;
    what: string;
    /** The question is not in the file at all. */ isWhole?: true;
  }[];
}
