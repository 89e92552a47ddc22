import type { PersonState } from '@cheese/domain/codes/people/personStates';
import { and, asc, desc, eq, inArray, isNotNull, isNull, like, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { beginningPattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { membership } from '../organisation/member.tables';
import { organisation } from '../organisation/organisation.tables';
import { person } from '../person/person.tables';

interface Narrowed extends Paged {
  keyword?: string;
  state?: PersonState;
}

/** Each way has an index, so each is a query of its own. */
function isMeant(db: Db, keyword: string): SQL | undefined {
  const idsWhere = (where: SQL) => db.select({ id: person.id }).from(person).where(where);
  const byAccount = db
    .select({ id: membership.personId })
    .from(membership)
    .where(eq(membership.account, keyword));
  return or(
    inArray(person.id, idsWhere(eq(person.phone, keyword))),
    inArray(person.id, idsWhere(like(person.name, beginningPattern(keyword)))),
    inArray(person.id, byAccount),
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
  const rows = await db
    .select()
    .from(person)
    .where(where)
    .orderBy(desc(person.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(person, where) };
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
