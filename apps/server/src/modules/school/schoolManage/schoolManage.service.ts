import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { Answers } from '@cheese/domain/contract/call';
import type { SchoolManageContract as C } from '@cheese/domain/contract/school/schoolManage';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { requireText } from '../../../calls/requireText';
import type { Db } from '../../../db/database';
import { keptCounts } from '../../../db/keptCount';
import { pinyinOf } from '../../base/findable/reading/pinyinOf';
import { writeAudit } from '../../people/audit/audit.service';
import { insertMember } from '../../people/member/member.door';
import {
  findSchool,
  insertSchool,
  updateSchool,
} from '../../people/organisation/organisation.door';
import { insertAccount } from '../../people/person/person.door';
import { hashInitial, newInitialPassword } from '../../people/tries/initialPassword';
import { countPeople, selectSchools } from './schoolManage.store';

export async function listSchools(
  db: Db,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectSchools(db, query);
  const ids = rows.map(({ id }) => id);
  const counts = await keptCounts(
    ['people of schools', ids],
    () => countPeople(db, ids),
    (its) => its.reduce((sum, { teachers, learners }) => sum + teachers + learners, 0),
  );
  const list = rows.map(
    ({ createdAt, suspendedAt, mergedIntoId, mergedAt, mergedIntoName, ...row }) => ({
      ...row,
      ...(counts.find(({ id }) => id === row.id) ?? nobody),
      createdAt: createdAt.getTime(),
      suspendedAt: suspendedAt?.getTime() ?? null,
      merged:
        mergedIntoId === null || mergedAt === null
          ? null
          : { id: mergedIntoId, name: mergedIntoName ?? '', at: mergedAt.getTime() },
    }),
  );
  return { total, list };
}

const nobody = { administrators: 0, teachers: 0, learners: 0 };

/** A school and the account of its first administrator, which belongs to the school. */
export async function addSchool(
  db: Db,
  own: CallerContext,
  asked: Static<C['add']['body']>,
): Promise<Answers<C['add']>> {
  const [name, adminName] = [requireText(asked.name), requireText(asked.adminName)];
  const account = requireText(asked.adminNumber);
  const password = newInitialPassword();
  const passwordHash = hashInitial(password);
  const [pinyin = ''] = await pinyinOf([adminName]);
  const now = own.clock.now();
  return db.transaction(async (tx) => {
    const id = (await insertSchool(tx, { name, createdAt: now })) ?? refuse('school.nameTaken');
    const personId = await insertAccount(tx, { name: adminName, passwordHash, registeredAt: now });
    await insertMember(tx, {
      organisationId: id,
      personId,
      role: roleCodes.schoolAdmin,
      name: adminName,
      number: account,
      account,
      pinyin,
      isAccountMade: true,
      joinedAt: now,
    });
    const after = { name: adminName, number: account };
    await writeAudit(tx, own, {
      act: 'school.add',
      about: name,
      toPersonId: personId,
      after,
      organisationId: id,
    });
    return { id, account, password };
  });
}

/** Sessions are looked up anew, so that it holds at once here, and within seconds elsewhere. */
export async function suspendSchool(
  db: Db,
  { sessions, ...own }: CallerContext<'sessions'>,
  { id, isSuspended, reason }: Static<C['suspend']['body']>,
) {
  await db.transaction(async (tx) => {
    const row = (await findSchool(tx, id)) ?? refuse('school.notFound');
    if (row.mergedIntoId !== null) refuse('school.merged');
    if ((row.suspendedAt !== null) === isSuspended) return;
    const suspendedAt = isSuspended ? own.clock.now() : null;
    await updateSchool(tx, id, row.version, { suspendedAt });
    await writeAudit(tx, own, {
      act: isSuspended ? 'school.suspend' : 'school.resume',
      about: row.name,
      after: { reason: requireText(reason) },
      organisationId: id,
    });
  });
  sessions.clear();
  return null;
}
