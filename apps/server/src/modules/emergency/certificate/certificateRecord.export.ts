import { certificateStates } from '@cheese/domain/codes/people/certificates';
import type { CertificateRecordContract } from '@cheese/domain/contract/emergency/certificateRecord';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Column } from '../../base/sheets/workbook';
import { offerSheet } from '../../people/madeFile/offerSheet';
import { requestedOrg } from '../people/people.scope';
import { toRecord } from './certificate.shapes';
import { recordsOf, selectRecords } from './certificate.door';
import { certificateTexts } from './certificate.texts';

/** The export is limited to the first rows, as more would not open in a spreadsheet. */
const everything = { page: 1, pageCnt: 100_000 };

const recordColumns: readonly Column[] = [
  { title: certificateTexts.number, width: 28 },
  { title: certificateTexts.name, width: 12 },
  { title: certificateTexts.phone, width: 16 },
  { title: certificateTexts.certificateName, width: 30 },
  { title: certificateTexts.state, width: 10 },
  { title: certificateTexts.issuedAt, width: 18 },
  { title: certificateTexts.expiresAt, width: 18 },
  { title: certificateTexts.revokedAt, width: 18 },
  { title: certificateTexts.revokeReason, width: 30 },
];

const minuteOf = (moment: number | null) => moment && chinaMinute(moment);

/** As on the screen: phones with their middle hidden. */
export async function exportRecords(
  db: Db,
  manager: CallerContext<'heavy'>,
  { orgId, ...filter }: Static<CertificateRecordContract['export']['query']>,
) {
  const now = manager.clock.now();
  const chosen = recordsOf(await requestedOrg(db, manager.person, orgId), filter, now);
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
  return offerSheet(db, manager, {
    name: certificateTexts.recordSheet,
    columns: recordColumns,
    rows: cells,
  });
}
