import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { insertPlaces } from '../../people/organisation/organisation.door';
import { insertPeople } from '../../people/person/person.door';
import { membership } from '../../people/organisation/organisation.tables';
import { newNickname } from '../../people/person/register';
import { person } from '../../people/person/person.tables';

export interface Newcomer {
  name: string;
  phone: string;
  isWelfareManager: boolean;
}

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

/** Creates the missing accounts. */
export async function registerMany(inside: Db, phones: string[], registeredAt: Date) {
  if (phones.length === 0) return;
  const rows = phones.map((phone) => ({
    service: 'emergency' as const,
    phone,
    registeredAt,
    nickname: newNickname(),
  }));
  await insertPeople(inside, rows);
}

/** Adds people without an organisation to the roll and answers their number. */
export async function takeIn(inside: Db, organisationId: number, newcomers: Newcomer[]) {
  if (newcomers.length === 0) return 0;
  const phones = newcomers.map(({ phone }) => phone);
  // Locks them in a fixed order.
  await inside
    .select({ id: person.id })
    .from(person)
    .where(hasPhone(phones))
    .orderBy(asc(person.id))
    .for('update');
  const found = await whoHas(inside, phones);
  const free = found.filter(({ orgNow, isPlatformAdmin }) => orgNow === null && !isPlatformAdmin);
  const idOf = new Map(free.map(({ phone, id }) => [phone, id]));
  const taken = newcomers.flatMap(({ phone, ...rest }) => {
    const id = idOf.get(phone);
    return id === undefined ? [] : [{ id, ...rest }];
  });
  if (taken.length === 0) return 0;
  await insertPlaces(
    inside,
    taken.map(({ id, name }) => ({ organisationId, personId: id, name })),
  );
  await nameThem(inside, taken);
  return taken.length;
}

async function nameThem(
  inside: Db,
  people: { id: number; name: string; isWelfareManager: boolean }[],
) {
  await inside.execute(sql`
    update ${person} set name = given.name, is_welfare_manager = given."isWelfareManager"
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as given(id int, name text, "isWelfareManager" boolean)
    where ${person}.id = given.id`);
}
