import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import { membersWithin } from '../rights/membersWithin.door';
import type { Reach } from '../rights/reach';

/** Lines within somebody's reach, in the order of the roll. */
export const selectLines = (db: Db, reach: Reach, ids: readonly number[]) =>
  db
    .select()
    .from(membership)
    .where(and(membersWithin(db, reach), inArray(membership.id, [...ids])))
    .orderBy(asc(membership.number), asc(membership.id));

/** What somebody is called, by the name of their account. */
export async function findPersonName(db: Db, id: number): Promise<string> {
  const [row] = await db
    .select({ name: sql<string>`coalesce(${person.name}, ${person.nickname})` })
    .from(person)
    .where(eq(person.id, id));
  return row?.name ?? '';
}
