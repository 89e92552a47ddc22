import { and, eq, inArray, type Placeholder } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { department, departmentAncestor } from './department.tables';

/** How many departments a school has, or how many of these are its own. */
export const countDepartments = (db: Db, organisationId: number, ids?: readonly number[]) =>
  db.$count(
    department,
    and(eq(department.organisationId, organisationId), ids && inArray(department.id, [...ids])),
  );

/** For a condition: a department with all below it. */
export const belowDepartment = (db: Db, id: number | Placeholder) =>
  db
    .select({ id: departmentAncestor.departmentId })
    .from(departmentAncestor)
    .where(eq(departmentAncestor.ancestorId, id));
