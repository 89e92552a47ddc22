import type { Db } from '../../../db/database';
import { moveMembersOfDepartment } from '../../people/member/member.door';
import { moveHeads } from '../rights/rights.door';
import { moveClassesOfDepartment } from '../schoolClass/schoolClass.door';
import { nextPosition, rehang, selectChildIds, updateDepartment } from './department.store';

interface Merging {
  organisationId: number;
  id: number;
  intoId: number;
}

/** Gives everything of one department to another: what is below it, its classes, people, heads. */
export async function handOver(tx: Db, { organisationId, id, intoId }: Merging) {
  for (const childId of await selectChildIds(tx, id)) {
    const position = await nextPosition(tx, organisationId, intoId);
    await updateDepartment(tx, childId, { parentId: intoId, position });
    await rehang(tx, childId, intoId);
  }
  await moveClassesOfDepartment(tx, id, intoId);
  await moveMembersOfDepartment(tx, id, intoId);
  await moveHeads(tx, id, intoId);
}
