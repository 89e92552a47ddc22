import type { Sheet } from './workbook';
import { sheetsTexts } from './sheets.texts';

/** Examples have a sheet of their own, because rows on the first sheet would be imported. */
export const exampleName = sheetsTexts.exampleSheet;

/** A sheet that lists the allowed labels, one column for each field. */
export function allowedSheet(labels: Record<string, Record<number, string>>): Sheet {
  const lists = Object.values(labels).map((one) => Object.values(one));
  const longest = Math.max(...lists.map(({ length }) => length));
  return {
    name: sheetsTexts.allowedSheet,
    columns: Object.keys(labels).map((title) => ({ title, width: 16 })),
    rows: Array.from({ length: longest }, (_, at) => lists.map((list) => list[at] ?? null)),
  };
}
