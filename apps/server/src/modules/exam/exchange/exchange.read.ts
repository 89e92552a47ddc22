import { readFile } from 'node:fs/promises';
import { readQuestions } from '@cheese/question-files/readQuestions';
import { FileRefusal } from '@cheese/question-files/refusal';
import { MARKS } from '@cheese/question-files/sheet/cellHtml';
import { isWorkbook } from '@cheese/question-files/sheet/isWorkbook';
import type { Columns } from '@cheese/question-files/shapes';
import { refuse } from '../../../calls/refusal';
import { headingsHash } from './headingsHash';
import { readAllSheets } from '../../base/sheets/sheet.read';

interface Brought {
  path: string;
  /** Column meanings chosen by the user, by the headings of their sheet. */
  said?: Readonly<Record<string, Columns>>;
}

/** The questions of an uploaded file, whatever its format: work for a thread. */
export async function readQuestionFile({ path, said = {} }: Brought) {
  const columnsOf = (headings: string[]) => said[headingsHash(headings)];
  const bytes = await readFile(path);
  try {
    const sheets = isWorkbook(bytes) ? await readAllSheets(path, { marks: MARKS }) : null;
    return readQuestions(bytes, { ...(sheets && { sheets }), columnsOf });
  } catch (error) {
    if (error instanceof FileRefusal) refuse(`questionFile.${error.reason}`);
    throw error;
  }
}
