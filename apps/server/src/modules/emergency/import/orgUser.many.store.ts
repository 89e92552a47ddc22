import type { Db } from '../../../db/database';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';

const AT_ONCE = 1_000;

const hasPhone = (phones: string[]) =>
  and(eq(person.service, 'emergency'), inArray(person.phone, phones));

export async function whoHas(db: Db, phones: string[]) {
  const found = [];
  for (let from = 0; from < phones.length; from += AT_ONCE) {
    const rows = await db
      .select({
        id: person.id,
        phone: sql<string>`${person.phone}`,
        isPlatformAdmin: person.isPlatformAdmin,
        orgNow: membership.organisationId,
      })
      .from(person)
      .leftJoin(membership, eq(membership.personId, person.id))
      .where(hasPhone(phones.slice(from, from + AT_ONCE)));
    found.push(...rows);
  }
  return found;
}

export async function nameThem(
  inside: Db,
  people: { id: number; name: string; isWelfareManager: boolean }[],
) {
  await inside.execute(sql`
    update ${person} set name = given.name, is_welfare_manager = given."isWelfareManager"
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as given(id int, name text, "isWelfareManager" boolean)
    where ${person}.id = given.id`);
}

export async function lockPeople(db: Db, phones: string[]) {
  await db
    .select({ id: person.id })
    .from(person)
    .where(hasPhone(phones))
    .orderBy(asc(person.id))
    .for('update');
}
