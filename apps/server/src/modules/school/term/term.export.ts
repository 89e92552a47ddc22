import type { TermContract as C } from '@cheese/domain/contract/school/term';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { requireWhole } from '../rights/rights.service';
import { everyRow, type ExportCaller, offerSchoolSheet } from '../rights/schoolSheet';
import { selectTerms } from './term.store';
import { termTexts as texts } from './term.texts';

const columns = [
  { title: texts.name, width: 28 },
  { title: texts.startsOn, width: 14 },
  { title: texts.endsOn, width: 14 },
  { title: texts.classes, width: 12 },
  { title: texts.archivedAt, width: 18 },
] as const;

export async function exportTerms(db: Db, own: ExportCaller, query: Static<C['export']['query']>) {
  const { organisationId } = requireWhole(own.reach);
  const { rows: found } = await selectTerms(db, { ...query, ...everyRow, organisationId });
  const rows = found.map(({ term: { name, startsOn, endsOn, archivedAt }, classCount }) => [
    name,
    startsOn,
    endsOn,
    classCount,
    archivedAt && chinaMinute(archivedAt.getTime()),
  ]);
  return offerSchoolSheet(db, own, { act: 'term.export', name: texts.sheet, columns, rows });
}
