import type { AuditAct } from '@cheese/domain/codes/people/audit';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { CellValue, Column } from '../../base/sheets/workbook';
import { offerSheet } from '../../people/madeFile/offerSheet';
import { type SchoolCaller, writeSchoolAudit } from './schoolAudit';

/** All rows of a list, as many as a sheet can show. */
export const everyRow = { page: 1, pageCnt: 100_000 } as const;

export type ExportCaller = SchoolCaller & CallerContext<'heavy'>;

interface SchoolSheet {
  act: AuditAct;
  /** What was taken along, if it is more than the kind of list. */
  about?: string;
  name: string;
  columns: readonly Column[];
  rows: CellValue[][];
}

/** A list of a school as a workbook; that somebody took it along stands in the school's log. */
export async function offerSchoolSheet(
  db: Db,
  own: ExportCaller,
  { act, about, ...sheet }: SchoolSheet,
) {
  const after = { count: String(sheet.rows.length) };
  await writeSchoolAudit(db, own, { act, about: about ?? sheet.name, after });
  return offerSheet(db, own, sheet);
}
