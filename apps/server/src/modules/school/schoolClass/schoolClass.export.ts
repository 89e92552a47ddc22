import type { SchoolClassContract as C } from '@cheese/domain/contract/school/schoolClass';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { everyRow, type ExportCaller, offerSchoolSheet } from '../rights/schoolSheet';
import { selectClasses } from './schoolClass.store';
import { schoolClassTexts as texts } from './schoolClass.texts';

const columns = [
  { title: texts.name, width: 20 },
  { title: texts.year, width: 8 },
  { title: texts.department, width: 24 },
  { title: texts.teacher, width: 14 },
  { title: texts.people, width: 12 },
  { title: texts.archivedAt, width: 18 },
] as const;

export async function exportClasses(
  db: Db,
  own: ExportCaller,
  query: Static<C['export']['query']>,
) {
  const { rows: found } = await selectClasses(db, own.reach, { ...query, ...everyRow });
  const rows = found.map(({ name, year, departmentName, teacherName, people, archivedAt }) => [
    name,
    year,
    departmentName,
    teacherName,
    people,
    archivedAt && chinaMinute(archivedAt.getTime()),
  ]);
  return offerSchoolSheet(db, own, { act: 'schoolClass.export', name: texts.sheet, columns, rows });
}
