import type { SchoolRoleContract as C } from '@cheese/domain/contract/school/schoolRole';
import { schoolRights, type SchoolRight } from '@cheese/domain/codes/school/schoolRights';
import type { Answers } from '@cheese/domain/contract/call';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import { requireText } from '../../../calls/requireText';
import type { Db } from '../../../db/database';
import { unlessTaken } from '../../../calls/unlessTaken';
import type { Person } from '../../../plugins/access';
import { findReach, requireWhole } from './rights.service';
import { type SchoolCaller, writeSchoolAudit } from './schoolAudit';
import { deleteRole, findRole, insertRole, updateRole } from './schoolRole.store';

const everyRight = Object.keys(schoolRights) as SchoolRight[];

export async function listOwnRights(db: Db, person: Person): Promise<Answers<C['mine']>> {
  const reached = await Promise.all(
    everyRight.map(async (right) => ({ right, reach: await findReach(db, person, right) })),
  );
  return reached.flatMap(({ right, reach }) => (reach ? [{ right, isWhole: reach.isWhole }] : []));
}

type Written = Static<C['add']['body']>;

/** How a role reads in the audit log. */
const wordsOf = (rights: readonly SchoolRight[]) =>
  rights.map((right) => schoolRights[right]).join('、');

const oneName = { constraint: 'school_role_name', key: 'schoolRole.nameTaken' } as const;

export const addRole = (db: Db, own: SchoolCaller, asked: Written) =>
  unlessTaken(
    oneName,
    db.transaction(async (tx) => {
      const { organisationId } = requireWhole(own.reach);
      const row = { ...asked, name: requireText(asked.name) };
      const id = await insertRole(tx, { ...row, organisationId });
      const after = { rights: wordsOf(row.rights) };
      await writeSchoolAudit(tx, own, { act: 'schoolRole.add', about: row.name, after });
      return { id };
    }),
  );

const find = async (tx: Db, { reach }: SchoolCaller, id: number) =>
  (await findRole(tx, requireWhole(reach).organisationId, id)) ?? refuse('schoolRole.notFound');

export const editRole = (
  db: Db,
  own: SchoolCaller,
  { id, version, ...asked }: Static<C['edit']['body']>,
) =>
  unlessTaken(
    oneName,
    db.transaction(async (tx) => {
      const before = await find(tx, own, id);
      if (before.version !== version) refuse('schoolRole.changed');
      const name = requireText(asked.name);
      await updateRole(tx, id, { ...asked, name, version: version + 1 });
      await writeSchoolAudit(tx, own, {
        act: 'schoolRole.edit',
        about: name,
        before: { name: before.name, rights: wordsOf(before.rights) },
        after: { name, rights: wordsOf(asked.rights) },
      });
      return null;
    }),
  );

export const removeRole = (db: Db, own: SchoolCaller, id: number) =>
  db.transaction(async (tx) => {
    const row = await find(tx, own, id);
    await deleteRole(tx, id);
    const before = { rights: wordsOf(row.rights) };
    await writeSchoolAudit(tx, own, { act: 'schoolRole.remove', about: row.name, before });
    return null;
  });
