import type { OrgContract } from '@cheese/domain/contract/emergency/org';
import type { Answers } from '@cheese/domain/contract/call';
import { welfareFaults } from '@cheese/domain/texts/welfareFaults';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { refuse, refuseFault } from '../../../calls/refusal';
import { insertOrg, renameOrg } from '../../people/organisation/organisation.door';
import { findOrg, isOrgNameTaken, lockOrg, selectOrgs } from './org.store';

type ListAsked = Static<OrgContract['list']['query']>;

export async function listOrgs(db: Db, asked: ListAsked): Promise<Answers<OrgContract['list']>> {
  const { rows, total } = await selectOrgs(db, asked);
  return { list: rows.map((row) => ({ ...row, createdAt: row.createdAt.getTime() })), total };
}

export async function saveOrg(db: Db, clock: Clock, name: string) {
  const row = { name: checkedName(name), createdAt: clock.now() };
  return (await insertOrg(db, row)) ?? refuse('org.nameTaken');
}

export async function editOrg(db: Db, { id, name }: { id: number; name: string }) {
  const wanted = checkedName(name);
  await db.transaction(async (inside) => {
    await lockOrg(inside, id);
    if (!(await findOrg(inside, id))) refuse('org.notFound');
    if (await isOrgNameTaken(inside, wanted, id)) refuse('org.nameTaken');
    await renameOrg(inside, id, wanted);
  });
  return null;
}

function checkedName(name: string) {
  refuseFault('name', name.trim() === '' ? welfareFaults.orgNameEmpty : null);
  return name.trim();
}
