import { chinaDay } from '@cheese/domain/rules/chinaDay';
import { type CellValue, readSheet } from 'read-excel-file/node';
import { refuse } from '../../../refusal';
import { checkSheetExtent } from './sheet.extent';
import { repack, unpackWorkbook } from './sheet.unpack';

/** The first sheet of a workbook as text, row by row; refused in words where it is none. */
export async function readWorkbook(path: string): Promise<string[][]> {
  const parts = await unpackWorkbook(path);
  for (const { content } of parts) checkSheetExtent(content.toString('utf8'));
  try {
    const rows = await readSheet(repack(parts), 1, { trim: true });
    return rows.map((row) => row.map(toText));
  } catch {
    // The reader names dozens of reasons; to who has the file, they are one.
    return refuse('sheet.broken');
  }
}

/** What the database cannot hold is left out. */
function toText(value: CellValue | null): string {
  if (value === null) return '';
  // Midnight of the day, as if it were in Greenwich.
  if (value instanceof Date) return chinaDay(value.getTime());
  return String(value)
    .replace(/\0|\p{Surrogate}/gu, '')
    .trim();
}
