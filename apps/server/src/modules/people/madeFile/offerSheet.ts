import type { FileLink } from '@cheese/domain/contract/shapes';
import { chinaDay } from '@cheese/domain/rules/chinaDay';
import type { Asking } from '../../../asking';
import type { Db } from '../../../db/database';
import type { CellValue, Column } from '../../base/sheets/workbook';
import { offerDownload } from './download.service';

interface Made {
  name: string;
  /** What the file is called, where that is not the name of its sheet. */
  fileTitle?: string;
  columns: readonly Column[];
  rows: CellValue[][];
}

/** Makes a workbook of one sheet and says where it lies; its name tells what it is, and of when. */
export async function offerSheet(db: Db, asking: Asking<'heavy'>, sheet: Made): Promise<FileLink> {
  const today = chinaDay(asking.clock.now().getTime());
  const fileName = `${sheet.fileTitle ?? sheet.name}_${today}.xlsx`;
  const content = await asking.heavy.run('makeWorkbook', [sheet], asking);
  return offerDownload(db, asking, { fileName, content });
}
