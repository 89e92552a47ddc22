import { present } from '@cheese/server/db/present';
import { addClass } from '@cheese/server/modules/school/schoolClass/schoolClass.service';
import type { OpenedSchool } from './openSchool';
import type { DemoSchool } from './schools';

/** Administrative classes by name. */
export async function plantClasses(
  { db, admin, memberOf }: OpenedSchool,
  { classes }: DemoSchool,
  departments: ReadonlyMap<string, number>,
) {
  const ids = new Map<string, number>();
  for (const { year, name, major, headTeacher } of classes) {
    const teacherMemberId = headTeacher === undefined ? null : (await memberOf(headTeacher)).id;
    const departmentId = present(departments.get(major));
    const { id } = await addClass(db, admin, { year, name, departmentId, teacherMemberId });
    ids.set(name, id);
  }
  return ids;
}
