import { refuse, Refusal } from '../../../calls/refusal';
import { fillMerged, type Marks, readCells, readShared } from './sheet.cells';
import { readFormats, type Shown } from './sheet.formats';
import { findParts, type Workbook } from './sheet.parts';
import { type Part, unpackWorkbook } from './sheet.unpack';

/** The first sheet of a workbook as it shows itself, row by row; refused in words where it is none. */
export const readWorkbook = (path: string): Promise<Shown[][]> =>
  read(path, (parts) => {
    const workbook = findParts(parts) ?? refuse('sheet.broken');
    return readCells(workbook.sheet, keptOf(workbook));
  });

const MOST_FURTHER = 30;

interface SheetsWanted {
  /** Put around small letters, which are read as others where none are given. */
  marks?: Marks;
  mostRows?: number;
}

/** Every sheet with its name, and merged cells in each of their rows. */
export const readAllSheets = (path: string, { marks, mostRows }: SheetsWanted) =>
  read(path, (parts) => {
    const workbook = findParts(parts) ?? refuse('sheet.broken');
    if (workbook.further.length > MOST_FURTHER) refuse('sheet.tooLarge');
    const kept = keptOf(workbook, marks);
    const rowsOf = (sheet: string) => fillMerged(readCells(sheet, kept, mostRows), sheet);
    return [workbook, ...workbook.further].map(({ name, sheet, isHidden }) => ({
      name,
      isHidden,
      rows: rowsOf(sheet),
    }));
  });

const keptOf = ({ shared, styles }: Workbook, marks?: Marks) => ({
  shared: shared === null ? [] : readShared(shared, marks),
  formats: styles === null ? [] : readFormats(styles),
});

async function read<T>(path: string, take: (parts: Part[]) => T): Promise<T> {
  const parts = await unpackWorkbook(path);
  try {
    return take(parts);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // All errors of the parser are one to the user: the file is broken.
    return refuse('sheet.broken');
  }
}
