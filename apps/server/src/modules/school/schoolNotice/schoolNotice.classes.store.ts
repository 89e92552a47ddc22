import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { schoolClass } from '../../people/organisation/schoolClass.tables';

/** How many of these administrative classes belong to the departments. */
export const countClassesOf = (
  db: Db,
  departments: readonly number[],
  ids: readonly number[],
): Promise<number> =>
  db.$count(
    schoolClass,
    and(inArray(schoolClass.departmentId, [...departments]), inArray(schoolClass.id, [...ids])),
  );
