import type { Sheet } from './workbook';
import { sheetsTexts } from './sheets.texts';

/** Where an example stands: on the sheet that is read it would be read, too. */
export const exampleName = sheetsTexts.exampleSheet;

/** What may be written in the columns that hold labels: one column for each of them. */
export function allowedSheet(labels: Record<string, Record<number, string>>): Sheet {
  const lists = Object.values(labels).map((one) => Object.values(one));
  const longest = Math.max(...lists.map(({ length }) => length));
  return {
    name: sheetsTexts.allowedSheet,
    columns: Object.keys(labels).map((title) => ({ title, width: 16 })),
    rows: Array.from({ length: longest }, (_, at) => lists.map((list) => list[at] ?? null)),
  };
}
