import {
  memberImportKinds,
  memberImportStates,
  memberVerdicts,
  type MemberVerdict,
} from '@cheese/domain/codes/school/memberImports';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Db } from '../../../db/database';
import { everyRow, offerSchoolSheet } from '../rights/schoolSheet';
import type { RosterCaller } from './memberImport.caller';
import { listImports } from './memberImport.service';
import { memberImportTexts as texts } from './memberImport.texts';

const verdicts = Object.keys(memberVerdicts) as MemberVerdict[];
const columns = [
  { title: texts.fileName, width: 30 },
  { title: texts.kind, width: 12 },
  { title: texts.state, width: 10 },
  { title: texts.by, width: 14 },
  ...verdicts.map((verdict) => ({ title: memberVerdicts[verdict], width: 8 })),
  { title: texts.createdAt, width: 18 },
  { title: texts.savedAt, width: 18 },
  { title: texts.undoneAt, width: 18 },
];

const minute = (at: number | null) => (at === null ? null : chinaMinute(at));

/** The bulk acts of the school, with how many people each concerned. */
export async function exportImports(db: Db, caller: RosterCaller) {
  const { list } = await listImports(db, caller, everyRow);
  const rows = list.map((one) => [
    one.fileName,
    memberImportKinds[one.kind],
    memberImportStates[one.state],
    one.byName,
    ...verdicts.map((verdict) => one.counts[verdict]),
    chinaMinute(one.createdAt),
    minute(one.savedAt),
    minute(one.undoneAt),
  ]);
  return offerSchoolSheet(db, caller, { act: 'roster.export', name: texts.records, columns, rows });
}
