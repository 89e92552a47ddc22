import { departmentKindCodes } from '@cheese/domain/codes/school/departments';
import { addDepartment } from '@cheese/server/modules/school/department/department.service';
import type { OpenedSchool } from './openSchool';
import type { DemoSchool } from './schools';

/** Departments and majors by name. */
export async function plantDepartments({ db, admin }: OpenedSchool, { departments }: DemoSchool) {
  const ids = new Map<string, number>();
  for (const { name, majors } of departments) {
    const kind = departmentKindCodes.department;
    const { id: parentId } = await addDepartment(db, admin, { parentId: null, kind, name });
    ids.set(name, parentId);
    for (const major of majors) {
      const asked = { parentId, kind: departmentKindCodes.major, name: major };
      // A department may be called as its major is.
      ids.set(major, (await addDepartment(db, admin, asked)).id);
    }
  }
  return ids;
}
