import { memberStates } from '@cheese/domain/codes/people/memberStates';
import { roles } from '@cheese/domain/codes/people/roles';
import { consentStateCodes, consentStates } from '@cheese/domain/codes/school/guardianConsent';
import { memberFields } from '@cheese/domain/codes/school/memberImports';
import type { MemberContract as C } from '@cheese/domain/contract/school/member';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Column } from '../../base/sheets/workbook';
import { consentOf } from '../../people/member/guardianship';
import type { Reach } from '../rights/reach';
import { findReach } from '../rights/rights.service';
import { type ExportCaller, offerSchoolSheet } from '../rights/schoolSheet';
import { selectAllMembers } from './member.list.store';
import { mayPlaceIn } from './member.rules';
import { memberTexts as texts } from './member.texts';

type Listed = Awaited<ReturnType<typeof selectAllMembers>>[number];

const guardianFields = ['birthMonth', 'guardianName', 'guardianPhone', 'consent'] as const;

const columns: readonly Column[] = [
  { title: texts.name, width: 14 },
  { title: texts.number, width: 18 },
  { title: texts.role, width: 12 },
  { title: texts.grants, width: 20 },
  { title: texts.department, width: 24 },
  { title: texts.class, width: 20 },
  { title: texts.year, width: 8 },
  { title: texts.state, width: 10 },
  { title: texts.hasAccount, width: 10 },
  ...guardianFields.map((field) => ({ title: memberFields[field], width: 14 })),
];

export async function exportMembers(
  db: Db,
  own: ExportCaller,
  query: Static<C['export']['query']>,
) {
  const editing = await findReach(db, own.person, 'editPeople');
  const now = own.clock.now();
  const rows = (await selectAllMembers(db, own.reach, query)).map((row) => [
    ...toCells(row),
    ...guardianCells(row, editing, now),
  ]);
  return offerSchoolSheet(db, own, { act: 'member.export', name: texts.sheet, columns, rows });
}

const toCells = (row: Listed) => [
  row.name,
  row.number,
  roles[row.role],
  row.grants.join('、'),
  row.departmentName,
  row.className,
  row.year,
  memberStates[row.state],
  row.hasAccount ? texts.yes : texts.no,
];

/** Guardians are named only to whoever may change their child. */
function guardianCells(row: Listed, editing: Reach | null, now: Date) {
  const consent = consentOf(row, now);
  if (consent === consentStateCodes.notNeeded) return ['', '', '', ''];
  const isOpen = editing !== null && mayPlaceIn(editing, row.departmentId);
  const { birthMonth, guardianName, guardianPhone } = row;
  const named = isOpen ? [birthMonth, guardianName, guardianPhone] : ['', '', ''];
  return [...named, consentStates[consent]];
}
