import type { FileLink } from '@cheese/domain/contract/shapes';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Asking } from '../../../calls/asking';
import type { Db } from '../../../db/database';
import type { CellValue, Column } from '../../base/sheets/workbook';
import { offerDownload } from './madeFile.service';

interface SheetMade {
  name: string;
  columns: readonly Column[];
  rows: CellValue[][];
}

interface Made extends SheetMade {
  /** File name, if it differs from the name of the sheet. */
  fileTitle?: string;
}

/** Makes a workbook of one sheet and says where it lies; its name tells what it is, and of when. */
export const offerSheet = (db: Db, asking: Asking<'heavy'>, { fileTitle, ...sheet }: Made) =>
  offerSheets(db, asking, { fileTitle: fileTitle ?? sheet.name, sheets: [sheet] });

interface Several {
  fileTitle: string;
  sheets: SheetMade[];
}

/** The same of several sheets. */
export async function offerSheets(
  db: Db,
  asking: Asking<'heavy'>,
  { fileTitle, sheets }: Several,
): Promise<FileLink> {
  const today = chinaDay(asking.clock.now().getTime());
  const fileName = `${fileTitle}_${today}.xlsx`;
  const content = await asking.heavy.run('makeWorkbook', sheets, asking);
  return offerDownload(db, asking, { fileName, content });
}
