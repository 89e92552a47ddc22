import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { membership } from '../organisation/member.tables';

export const moveMembersOfDepartment = (tx: Db, id: number, intoId: number) =>
  tx.update(membership).set({ departmentId: intoId }).where(eq(membership.departmentId, id));
