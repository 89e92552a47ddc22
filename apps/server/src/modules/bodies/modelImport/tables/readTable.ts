import { ImportRefused, type Report } from '../report';
import { linesOf, type SourceFile } from '../source/source';

const isConcept = (cell: string) => /^[A-Z]{2,4}\d{1,9}\w{0,8}$/.test(cell);
const isElement = (cell: string) => /^[A-Za-z]{2}\d{1,9}\w{0,4}$/.test(cell);
const isName = (cell: string) => cell !== '' && cell.length <= 300;

/** Column checks of each table. */
const shapes = {
  parts: [isConcept, () => true, isName],
  elements: [isConcept, isName, isElement],
  relations: [isConcept, isName, isConcept, isName],
} as const;
/** Headings in the published tables. */
const heads: Record<keyof typeof shapes, string> = {
  parts: 'concept id, representation id, name',
  elements: 'concept id, name, element file id',
  relations: 'parent id, parent name, child id, child name',
};

/**
 * Rows of a tab-separated table. Invalid lines are reported and skipped; a file without a valid
 * line is refused as another kind of file.
 */
export async function* rowsOf(
  file: SourceFile,
  kind: keyof typeof shapes,
  report: Report,
): AsyncGenerator<string[]> {
  const checks = shapes[kind];
  let [number, rows] = [0, 0];
  for await (const line of linesOf(file)) {
    number += 1;
    const text = number === 1 ? line.replace(/^\ufeff/, '') : line;
    // The first says what the columns are called.
    if (text.trim() === '' || (number === 1 && /(\b|_)id\b/i.test(text))) continue;
    const cells = text.split('\t').map((cell) => cell.trim());
    if (cells.length === checks.length && checks.every((is, at) => is(cells[at] ?? ''))) {
      rows += 1;
      yield cells;
    } else report.skip('broken line of a table', `${file.place}, line ${number}: ${said(text)}`);
  }
  if (rows > 0) return;
  throw new ImportRefused(
    `${file.place} is not the table of this name: none of its lines has the columns ${heads[kind]}, with tabs between them.`,
  );
}

/** As it can be shown at a terminal. */
const said = (text: string) => text.slice(0, 80).replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
