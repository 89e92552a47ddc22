import type { Sheet } from './workbook';

/** Where an example stands: on the sheet that is read it would be read, too. */
export const exampleName = '填写示例';

/** What may be written in the columns that hold labels: one column for each of them. */
export function allowedSheet(labels: Record<string, Record<number, string>>): Sheet {
  const lists = Object.values(labels).map((one) => Object.values(one));
  const longest = Math.max(...lists.map(({ length }) => length));
  return {
    name: '可填写的内容',
    columns: Object.keys(labels).map((title) => ({ title, width: 16 })),
    rows: Array.from({ length: longest }, (_, at) => lists.map((list) => list[at] ?? null)),
  };
}
