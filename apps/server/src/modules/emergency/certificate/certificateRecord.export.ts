import { certificateStates } from '@cheese/domain/codes/people/certificates';
import type { CertificateRecordContract } from '@cheese/domain/contract/emergency/certificateRecord';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { Asking } from '../../../calls/asking';
import type { Db } from '../../../db/database';
import type { Column } from '../../base/sheets/workbook';
import { offerSheet } from '../../people/madeFile/offerSheet';
import { orgMeant } from '../people/people.scope';
import { toRecord } from './certificate.shapes';
import { recordsOf, selectRecords } from './certificate.door';

/** The export is limited to the first rows, as more would not open in a spreadsheet. */
const everything = { page: 1, pageCnt: 100_000 };

const recordColumns: readonly Column[] = [
  { title: '证书编号', width: 28 },
  { title: '姓名', width: 12 },
  { title: '手机号', width: 16 },
  { title: '证书名称', width: 30 },
  { title: '状态', width: 10 },
  { title: '颁发时间', width: 18 },
  { title: '有效期至', width: 18 },
  { title: '吊销时间', width: 18 },
  { title: '吊销原因', width: 30 },
];

const minuteOf = (moment: number | null) => moment && chinaMinute(moment);

/** As on the screen: phones with their middle hidden. */
export async function exportRecords(
  db: Db,
  manager: Asking<'heavy'>,
  { orgId, ...filter }: Static<CertificateRecordContract['export']['query']>,
) {
  const now = manager.clock.now();
  const chosen = recordsOf(await orgMeant(db, manager.person, orgId), filter, now);
  const { rows } = await selectRecords(db, chosen, everything);
  const cells = rows
    .map((row) => toRecord(row, now))
    .map((row) => [
      row.number,
      row.name,
      row.phoneNum,
      row.itemName,
      certificateStates[row.state],
      ...[row.issuedAt, row.expiresAt, row.revokedAt].map(minuteOf),
      row.revokeReason,
    ]);
  return offerSheet(db, manager, { name: '证书记录', columns: recordColumns, rows: cells });
}
