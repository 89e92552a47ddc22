import { joinedBy, teachingRoles } from '@cheese/domain/codes/school/teachingClasses';
import type { TeachingClassContract as C } from '@cheese/domain/contract/school/teachingClass';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { everyRow, type ExportCaller, offerSchoolSheet } from '../rights/schoolSheet';
import { nameOf } from './teachingClass.audit';
import { listPlaces } from './teachingClass.people.read';
import { listClasses, readClass } from './teachingClass.service';
import { teachingClassTexts as texts } from './teachingClass.texts';

const columns = [
  { title: texts.course, width: 24 },
  { title: texts.name, width: 24 },
  { title: texts.term, width: 20 },
  { title: texts.teachers, width: 24 },
  { title: texts.assistants, width: 10 },
  { title: texts.learners, width: 10 },
  { title: texts.isArchived, width: 12 },
] as const;

export async function exportClasses(
  db: Db,
  own: ExportCaller,
  query: Static<C['export']['query']>,
) {
  const { list } = await listClasses(db, own, { ...query, ...everyRow });
  const rows = list.map((one) => [
    one.courseName,
    one.name,
    one.termName,
    one.teachers.join('、'),
    one.assistantCount,
    one.learnerCount,
    one.isArchived ? texts.yes : texts.no,
  ]);
  const act = 'teachingClass.export';
  return offerSchoolSheet(db, own, { act, name: texts.sheet, columns, rows });
}

const peopleColumns = [
  { title: texts.person, width: 14 },
  { title: texts.number, width: 18 },
  { title: texts.class, width: 20 },
  { title: texts.role, width: 10 },
  { title: texts.by, width: 12 },
  { title: texts.joinedAt, width: 18 },
  { title: texts.leftAt, width: 18 },
] as const;

export async function exportPeople(
  db: Db,
  own: ExportCaller,
  query: Static<C['exportPeople']['query']>,
) {
  const about = nameOf(await readClass(db, own, query.id));
  const { list } = await listPlaces(db, own, { ...query, ...everyRow });
  const rows = list.map(({ name, number, className, role, by, joinedAt, leftAt }) => [
    name,
    number,
    className,
    teachingRoles[role],
    joinedBy[by],
    chinaMinute(joinedAt),
    leftAt && chinaMinute(leftAt),
  ]);
  const sheet = { name: texts.people, columns: peopleColumns, rows };
  return offerSchoolSheet(db, own, { act: 'teachingClass.export', about, ...sheet });
}
