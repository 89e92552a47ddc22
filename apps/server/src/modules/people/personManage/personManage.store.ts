import type { PersonState } from '@cheese/domain/codes/people/personStates';
import { and, asc, desc, eq, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { isAmong } from '../../../db/isAmong';
import { keptCount } from '../../../db/keptCount';
import { beginningPattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { membership } from '../organisation/member.tables';
import { organisation } from '../organisation/organisation.tables';
import { person } from '../person/person.tables';

interface Narrowed extends Paged {
  keyword?: string;
  state?: PersonState;
}

/** Each way has an index, and all are asked before anybody is read. */
function isMeant(db: Db, keyword: string): SQL {
  const idsWhere = (where: SQL) => db.select({ id: person.id }).from(person).where(where);
  const byAccount = db
    .select({ id: sql<number>`${membership.personId}` })
    .from(membership)
    .where(and(eq(membership.account, keyword), isNotNull(membership.personId)));
  return isAmong(
    person.id,
    unionAll(
      idsWhere(eq(person.phone, keyword)),
      idsWhere(like(person.name, beginningPattern(keyword))),
      byAccount,
    ),
  );
}

/** People of the main site, who came last first. */
export async function selectPeople(db: Db, { keyword, state, ...paged }: Narrowed) {
  const where = and(
    eq(person.service, 'main'),
    keyword ? isMeant(db, keyword) : undefined,
    state === 'disabled' ? isNotNull(person.disabledAt) : undefined,
    state === 'open' ? isNull(person.disabledAt) : undefined,
  );
  const { limit, offset } = rowsOf(paged);
  const page = db
    .select({ id: person.id })
    .from(person)
    .where(where)
    .orderBy(desc(person.id))
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([
    db.select().from(person).where(isAmong(person.id, page)).orderBy(desc(person.id)),
    keptCount(['people', keyword, state], () => db.$count(person, where)),
  ]);
  return { rows, total };
}

export async function findPerson(db: Db, id: number) {
  const [row] = await db
    .select()
    .from(person)
    .where(and(eq(person.service, 'main'), eq(person.id, id)));
  return row ?? null;
}

/** Locked; null for people of the other site. */
export async function lockPerson(tx: Db, id: number) {
  const [row] = await tx
    .select()
    .from(person)
    .where(and(eq(person.service, 'main'), eq(person.id, id)))
    .for('update');
  return row ?? null;
}

/** What schools know them as, also those that they have left. */
export const selectSchoolsOf = (db: Db, ids: readonly number[]) =>
  db
    .select({
      personId: membership.personId,
      mainOrgId: organisation.id,
      school: organisation.name,
      role: membership.role,
      number: membership.number,
      state: membership.state,
    })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(inArray(membership.personId, [...ids]))
    .orderBy(asc(membership.id));
