import { refuse, Refusal } from '../../../refusal';
import { readCells, readShared } from './sheet.cells';
import { readFormats, type Shown } from './sheet.formats';
import { findParts } from './sheet.parts';
import { unpackWorkbook } from './sheet.unpack';

/** The first sheet of a workbook as it shows itself, row by row; refused in words where it is none. */
export async function readWorkbook(path: string): Promise<Shown[][]> {
  const parts = await unpackWorkbook(path);
  try {
    const workbook = findParts(parts) ?? refuse('sheet.broken');
    return readCells(workbook.sheet, {
      shared: workbook.shared === null ? [] : readShared(workbook.shared),
      formats: workbook.styles === null ? [] : readFormats(workbook.styles),
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // There are dozens of reasons; to who has the file, they are one.
    return refuse('sheet.broken');
  }
}
