import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { countDepartments } from './structure.store';

/** Another school's department is told to be none; null is nowhere in the tree. */
export async function requireDepartment(tx: Db, organisationId: number, id: number | null) {
  if (id === null) return;
  if ((await countDepartments(tx, organisationId, [id])) === 0) refuse('department.notFound');
}
