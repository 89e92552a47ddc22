import type { PersonState } from '@cheese/domain/codes/people/personStates';
import { and, asc, desc, eq, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { isAmong } from '../../../db/isAmong';
import { keptCount, totalBeside } from '../../../db/keptCount';
import { beginningPattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { type Given, preparedBy } from '../../../db/prepared';
import { membership } from '../organisation/member.tables';
import { organisation } from '../organisation/organisation.tables';
import { person } from '../person/person.tables';

interface Narrowed extends Paged {
  keyword?: string;
  state?: PersonState;
}

type Found = Given<{ keyword: string | undefined; pattern: string | undefined }>;

/** Each way has an index, and all are asked before anybody is read. */
function isFound(db: Db, { keyword, pattern }: Found): SQL | undefined {
  if (keyword === undefined || pattern === undefined) return undefined;
  const idsWhere = (where: SQL) => db.select({ id: person.id }).from(person).where(where);
  const byAccount = db
    .select({ id: sql<number>`${membership.personId}` })
    .from(membership)
    .where(and(eq(membership.account, keyword), isNotNull(membership.personId)));
  return isAmong(
    person.id,
    unionAll(
      idsWhere(eq(person.phone, keyword)),
      idsWhere(like(person.name, pattern as string)),
      byAccount,
    ),
  );
}

const states = { disabled: isNotNull(person.disabledAt), open: isNull(person.disabledAt) };

/** People of the main site, who came last first. */
export async function selectPeople(db: Db, { keyword, state, ...paged }: Narrowed) {
  const rows = rowsOf(paged);
  const found = keyword
    ? { keyword, pattern: beginningPattern(keyword) }
    : { keyword: undefined, pattern: undefined };
  const isMeant = (given: Found) =>
    and(eq(person.service, 'main'), state && states[state], isFound(db, given));
  const asked = { ...found, ...rows };
  const list = await preparedBy(db, `managed_${state}`, asked, ({ limit, offset, ...given }) => {
    const page = db
      .select({ id: person.id })
      .from(person)
      .where(isMeant(given))
      .orderBy(desc(person.id))
      .limit(limit)
      .offset(offset);
    return db.select().from(person).where(isAmong(person.id, page)).orderBy(desc(person.id));
  });
  const countAll = () => db.$count(person, isMeant(found));
  const count = () => keptCount(['people', keyword, state], countAll);
  return { rows: list, total: await totalBeside(list, rows, count) };
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
  preparedBy(db, 'schools_of', { ids: [...ids] }, (given) =>
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
      .where(sql`${membership.personId} = any(${given.ids}::int[])`)
      .orderBy(asc(membership.id)),
  );
