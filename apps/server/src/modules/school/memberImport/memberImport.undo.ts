import type { Answers } from '@cheese/domain/contract/call';
import type { MemberImportContract as C } from '@cheese/domain/contract/school/memberImport';
import { refuse, Refusal } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { isReferenceViolation } from '../../../db/violations';
import { deletePeople } from '../../people/person/person.door';
import { auditImport, requireImport, type RosterCaller } from './memberImport.caller';
import {
  countChangedRows,
  deleteMembers,
  deleteUnusedStructure,
  findForUndo,
  markUndone,
  restoreMembers,
  selectMade,
} from './memberImport.undo.store';
import { lockRoll } from './memberImport.save.store';
import { undoableUntil } from './memberImport.service';

/** All of it within a day, as long as nobody has come in by it. */
export async function undoImport(
  db: Db,
  caller: RosterCaller,
  id: number,
): Promise<Answers<C['undo']>> {
  await requireImport(db, caller, id);
  try {
    const { people, ...undone } = await db.transaction((inside) => undo(inside, caller, id));
    for (const personId of people) caller.sessions.forget(personId);
    return undone;
  } catch (error) {
    throw isReferenceViolation(error) ? new Refusal('memberImport.hasTraces') : error;
  }
}

async function undo(inside: Db, caller: RosterCaller, id: number) {
  const now = caller.clock.now();
  await lockRoll(inside, caller.reach.organisationId);
  const head = (await findForUndo(inside, id)) ?? refuse('import.notFound');
  if (head.state === 'waiting') refuse('import.notFound');
  if (head.state === 'undone') refuse('memberImport.undone');
  if ((undoableUntil(head) ?? 0) <= now.getTime()) refuse('memberImport.tooLate');
  const { rows, isUsed } = await selectMade(inside, id);
  if (isUsed) refuse('memberImport.signedIn');
  const personIds = rows.flatMap(({ personId }) => personId ?? []);
  await deleteMembers(
    inside,
    rows.map(({ membershipId }) => membershipId),
  );
  if ((await deletePeople(inside, personIds)) < personIds.length) refuse('memberImport.signedIn');
  const changed = await countChangedRows(inside, id);
  const restored = await restoreMembers(inside, id);
  await deleteUnusedStructure(inside, head);
  await markUndone(inside, id, now);
  await auditImport(inside, caller, 'roster.undo', head);
  return {
    removed: rows.length,
    restored: restored.length,
    kept: changed - restored.length,
    people: restored.flatMap(({ personId }) => personId ?? []),
  };
}
