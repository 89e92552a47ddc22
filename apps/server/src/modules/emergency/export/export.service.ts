import { certificateStates } from '@cheese/domain/codes/people/certificates';
import type { CertificateRecordContract } from '@cheese/domain/contract/emergency/certificateRecord';
import type { QuestionContract } from '@cheese/domain/contract/emergency/question';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { toRecord } from '../certificate/certificate.shapes';
import { recordsOf, selectRecords } from '../certificate/certificate.door';
import { orgMeant } from '../people/people.scope';
import { selectQuestions } from '../question/question.door';
import { offerSheet } from '../../people/madeFile/offerSheet';
import { questionCells, questionColumns } from './questionSheet';
import type { Column } from '../../base/sheets/workbook';
import type { Asking } from '../../../calls/asking';
import { exportTexts } from './export.texts';

export type Manager = Asking<'heavy'>;

/** The export is limited to the first rows, as more would not open in a spreadsheet. */
const everything = { page: 1, pageCnt: 100_000 };

/** The bank as far as it fits the filter, in the columns that can be imported again. */
export async function exportQuestions(
  db: Db,
  manager: Manager,
  { orgId, ...filter }: Static<QuestionContract['export']['query']>,
) {
  const organisationId = await orgMeant(db, manager.person, orgId);
  const { rows } = await selectQuestions(db, organisationId, { ...filter, ...everything });
  const cells = rows.map(questionCells);
  return offerSheet(db, manager, {
    name: exportTexts.questionSheet,
    columns: questionColumns,
    rows: cells,
  });
}

const recordColumns: readonly Column[] = [
  { title: exportTexts.number, width: 28 },
  { title: exportTexts.name, width: 12 },
  { title: exportTexts.phone, width: 16 },
  { title: exportTexts.certificateName, width: 30 },
  { title: exportTexts.state, width: 10 },
  { title: exportTexts.issuedAt, width: 18 },
  { title: exportTexts.expiresAt, width: 18 },
  { title: exportTexts.revokedAt, width: 18 },
  { title: exportTexts.revokeReason, width: 30 },
];

const minuteOf = (moment: number | null) => moment && chinaMinute(moment);

/** As on the screen: phones with their middle hidden. */
export async function exportRecords(
  db: Db,
  manager: Manager,
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
  return offerSheet(db, manager, {
    name: exportTexts.recordSheet,
    columns: recordColumns,
    rows: cells,
  });
}
