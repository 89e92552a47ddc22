import type { Report } from '../report';
import { linesOf, type SourceFile } from '../source/source';

const isConcept = (cell: string) => /^[A-Z]{2,4}\d{1,9}\w{0,8}$/.test(cell);
const isElement = (cell: string) => /^[A-Za-z]{2}\d{1,9}\w{0,4}$/.test(cell);
const isName = (cell: string) => cell !== '' && cell.length <= 300;

/** How the columns of each table are told to be right. */
const shapes = {
  parts: [isConcept, () => true, isName],
  elements: [isConcept, isName, isElement],
  relations: [isConcept, isName, isConcept, isName],
} as const;

/** The rows of a tab-separated table; what is none is named with its line and left out. */
export async function* rowsOf(
  file: SourceFile,
  kind: keyof typeof shapes,
  report: Report,
): AsyncGenerator<string[]> {
  const checks = shapes[kind];
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    const text = number === 1 ? line.replace(/^\ufeff/, '') : line;
    // The first says what the columns are called.
    if (text.trim() === '' || (number === 1 && /\bid\b/i.test(text))) continue;
    const cells = text.split('\t').map((cell) => cell.trim());
    if (cells.length === checks.length && checks.every((is, at) => is(cells[at] ?? '')))
      yield cells;
    else report.skip('broken line of a table', `${file.place}, line ${number}: ${said(text)}`);
  }
}

/** As it can be shown at a terminal. */
const said = (text: string) => text.slice(0, 80).replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
