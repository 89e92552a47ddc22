import type { FileLink } from '@cheese/domain/contract/shapes';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { CallerContext } from '../../../calls/callerContext';
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
export const offerSheet = (
  db: Db,
  context: CallerContext<'heavy'>,
  { fileTitle, ...sheet }: Made,
) => offerSheets(db, context, { fileTitle: fileTitle ?? sheet.name, sheets: [sheet] });

interface Several {
  fileTitle: string;
  sheets: SheetMade[];
}

/** The same of several sheets. */
export async function offerSheets(
  db: Db,
  context: CallerContext<'heavy'>,
  { fileTitle, sheets }: Several,
): Promise<FileLink> {
  const today = chinaDay(context.clock.now().getTime());
  const fileName = `${fileTitle}_${today}.xlsx`;
  const content = await context.heavy.run('makeWorkbook', sheets, context);
  return offerDownload(db, context, { fileName, content });
}
