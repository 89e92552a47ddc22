import type { Db } from '../../../db/database';
import { moveMembersOfDepartment } from '../../people/member/member.door';
import { findReferencesTo, repoint } from '../../people/organisation/organisation.door';
import { moveHeads } from '../rights/rights.door';
import { moveClassesOfDepartment } from '../schoolClass/schoolClass.door';
import {
  joinedPair,
  nextPosition,
  rehang,
  selectChildIds,
  updateDepartment,
} from './department.store';

interface Merging {
  organisationId: number;
  id: number;
  intoId: number;
}

/** Its own tables, whose rows need more than another number. */
const movedByHand = new Set([
  'department',
  'department_ancestor',
  'membership',
  'school_class',
  'school_grant',
]);

/**
 * Gives everything of one department to another: what is below it, its classes, people, heads, and
 * what names it, such as licences and audiences.
 */
export async function handOver(tx: Db, { organisationId, id, intoId }: Merging) {
  for (const childId of await selectChildIds(tx, id)) {
    const position = await nextPosition(tx, organisationId, intoId);
    await updateDepartment(tx, childId, { parentId: intoId, position });
    await rehang(tx, childId, intoId);
  }
  await moveClassesOfDepartment(tx, id, intoId);
  await moveMembersOfDepartment(tx, id, intoId);
  await moveHeads(tx, id, intoId);
  for (const column of await findReferencesTo(tx, 'department')) {
    if (movedByHand.has(column.tableName)) continue;
    await repoint(tx, column, joinedPair(id, intoId));
  }
}
