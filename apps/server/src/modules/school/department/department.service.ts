import { departmentLimits } from '@cheese/domain/codes/school/departments';
import type { Static } from 'typebox';
import type { DepartmentContract as C } from '@cheese/domain/contract/school/department';
import { refuse } from '../../../calls/refusal';
import { requireText } from '../../../calls/requireText';
import type { Db } from '../../../db/database';
import { unlessTaken } from '../../../calls/unlessTaken';
import { countDepartments } from '../../people/organisation/organisation.door';
import { requireWhole } from '../rights/rights.service';
import { type SchoolCaller, writeSchoolAudit } from '../rights/schoolAudit';
import { handOver } from './department.merge';
import {
  countWithin,
  deleteDepartment,
  findDepartment,
  heightOf,
  insertDepartment,
  lockTree,
  nextPosition,
  rehang,
  selectAncestorIds,
  shiftFrom,
  updateDepartment,
} from './department.store';

/** Runs a change of the tree: one at a time in each school, by those who have the whole of it. */
function change<T>(db: Db, { reach }: SchoolCaller, act: (tx: Db) => Promise<T>) {
  const { organisationId } = requireWhole(reach);
  return unlessTaken(
    { constraint: 'department_name', key: 'department.nameTaken' },
    db.transaction(async (tx) => {
      await lockTree(tx, organisationId);
      return act(tx);
    }),
  );
}

const find = async (tx: Db, { reach }: SchoolCaller, id: number) =>
  (await findDepartment(tx, reach.organisationId, id)) ?? refuse('department.notFound');

const findIfNamed = async (tx: Db, own: SchoolCaller, id: number | null) =>
  id === null ? null : find(tx, own, id);

export const addDepartment = (
  db: Db,
  own: SchoolCaller,
  { parentId, kind, name: typed }: Static<C['add']['body']>,
) =>
  change(db, own, async (tx) => {
    const { organisationId } = own.reach;
    const name = requireText(typed);
    await findIfNamed(tx, own, parentId);
    await requireDepth(tx, parentId, 1);
    if ((await countDepartments(tx, organisationId)) >= departmentLimits.count) {
      refuse('department.tooMany');
    }
    const position = await nextPosition(tx, organisationId, parentId);
    const id = await insertDepartment(tx, { organisationId, parentId, kind, name, position });
    await writeSchoolAudit(tx, own, { act: 'department.add', about: name });
    return { id };
  });

async function requireDepth(tx: Db, parentId: number | null, height: number) {
  const above = parentId === null ? 0 : (await selectAncestorIds(tx, parentId)).length;
  if (above + height > departmentLimits.depth) refuse('department.tooDeep');
}

export const editDepartment = (db: Db, own: SchoolCaller, asked: Static<C['edit']['body']>) =>
  change(db, own, async (tx) => {
    const { id, kind, knownName } = asked;
    const row = await find(tx, own, id);
    if (row.name !== knownName) refuse('department.changed');
    const name = requireText(asked.name);
    await updateDepartment(tx, id, { name, kind });
    await writeSchoolAudit(tx, own, {
      act: 'department.edit',
      about: name,
      before: { name: row.name },
      after: { name },
    });
    return null;
  });

export const moveDepartment = (
  db: Db,
  own: SchoolCaller,
  { id, parentId, beforeId }: Static<C['move']['body']>,
) =>
  change(db, own, async (tx) => {
    const { organisationId } = own.reach;
    const row = await find(tx, own, id);
    const parent = await findIfNamed(tx, own, parentId);
    const before = await findIfNamed(tx, own, beforeId);
    if (before && (before.parentId !== parentId || before.id === id)) refuse('department.changed');
    if (parent && (await selectAncestorIds(tx, parent.id)).includes(id)) {
      refuse('department.inItself');
    }
    await requireDepth(tx, parentId, await heightOf(tx, id));
    const position = before?.position ?? (await nextPosition(tx, organisationId, parentId));
    if (before) await shiftFrom(tx, { organisationId, parentId, position });
    await updateDepartment(tx, id, { parentId, position });
    if (row.parentId !== parentId) await rehang(tx, id, parentId);
    await writeSchoolAudit(tx, own, { act: 'department.move', about: row.name });
    return null;
  });

export const mergeDepartments = (
  db: Db,
  own: SchoolCaller,
  { id, intoId }: Static<C['merge']['body']>,
) =>
  change(db, own, async (tx) => {
    const from = await find(tx, own, id);
    const into = await find(tx, own, intoId);
    if ((await selectAncestorIds(tx, intoId)).includes(id)) refuse('department.inItself');
    await requireDepth(tx, intoId, (await heightOf(tx, id)) - 1);
    await handOver(tx, { organisationId: own.reach.organisationId, id, intoId });
    await deleteDepartment(tx, id);
    await writeSchoolAudit(tx, own, {
      act: 'department.merge',
      about: into.name,
      before: { name: from.name },
      after: { name: into.name },
    });
    return null;
  });

export const removeDepartment = (db: Db, own: SchoolCaller, id: number) =>
  change(db, own, async (tx) => {
    const row = await find(tx, own, id);
    if ((await countWithin(tx, id)) > 0) refuse('department.notEmpty');
    await deleteDepartment(tx, id);
    await writeSchoolAudit(tx, own, { act: 'department.remove', about: row.name });
    return null;
  });
