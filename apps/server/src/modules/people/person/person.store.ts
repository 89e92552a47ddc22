import type { ServiceName } from '@cheese/domain/calls/services';
import { and, eq, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { unlessTaken } from '../../../calls/unlessTaken';
import { person, type PersonRow } from './person.tables';

export async function findByPhone(db: Db, service: ServiceName, phone: string) {
  const rows = await db
    .select()
    .from(person)
    .where(and(eq(person.service, service), eq(person.phone, phone)));
  return rows[0] ?? null;
}

export async function selectPerson(db: Db, id: number): Promise<PersonRow> {
  const [row] = await db.select().from(person).where(eq(person.id, id));
  if (!row) throw new Error(`there is no person ${id}`);
  return row;
}

/** Registers a phone; null if another call has just done so. */
export async function insertPerson(db: Db, row: typeof person.$inferInsert) {
  const rows = await db.insert(person).values(row).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

interface Account {
  name: string;
  passwordHash: string;
  registeredAt: Date;
}

/** An account without a phone, made by a school for somebody, who changes its password first. */
export async function insertAccount(tx: Db, account: Account) {
  const [made] = await tx
    .insert(person)
    .values({ ...account, nickname: account.name, service: 'main', mustChangePassword: true })
    .returning({ id: person.id });
  return present(made).id;
}

/** Phones that are registered already are left as they are. */
export async function insertPeople(db: Db, rows: (typeof person.$inferInsert)[]) {
  await db.insert(person).values(rows).onConflictDoNothing();
}

/** A phone taken concurrently is refused like one taken before. */
export async function updatePerson(db: Db, id: number, change: Partial<PersonRow>) {
  const taken = { constraint: 'person_phone', key: 'phone.taken' } as const;
  await unlessTaken(taken, db.update(person).set(change).where(eq(person.id, id)));
}

/** Whoever signs in keeps an account that was to be erased. */
export const keepAccount = (db: Db, id: number) =>
  db
    .update(person)
    .set({ eraseAt: null })
    .where(and(eq(person.id, id), isNotNull(person.eraseAt)));

/** Accounts whose days of waiting are over. */
export async function selectToErase(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: person.id })
    .from(person)
    .where(lte(person.eraseAt, now))
    .orderBy(person.eraseAt)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Null where its owner has signed in meanwhile; locked against a sign-in that comes now. */
export async function lockToErase(tx: Db, id: number, now: Date) {
  const rows = await tx
    .select()
    .from(person)
    .where(and(eq(person.id, id), lte(person.eraseAt, now)))
    .for('update');
  return rows[0] ?? null;
}

/** Locks the row against concurrent changes. */
export async function lockPasswordHash(db: Db, id: number) {
  const rows = await db
    .select({ passwordHash: person.passwordHash })
    .from(person)
    .where(eq(person.id, id))
    .for('share');
  return rows[0]?.passwordHash ?? null;
}

/** False where somebody has replaced it meanwhile. */
export async function replacePassword(
  db: Db,
  id: number,
  { from, to }: { from: string | null; to: string },
) {
  const isStill = from === null ? isNull(person.passwordHash) : eq(person.passwordHash, from);
  const rows = await db
    .update(person)
    .set({ passwordHash: to, mustChangePassword: false })
    .where(and(eq(person.id, id), isStill))
    .returning({ id: person.id });
  return rows.length > 0;
}

export async function isPhoneTaken(db: Db, service: ServiceName, phone: string, butBy: number) {
  const isIt = and(eq(person.service, service), eq(person.phone, phone), ne(person.id, butBy));
  return (await db.$count(person, isIt)) > 0;
}

/** Platform administrators, longest-serving first. */
export async function selectOperatorIds(db: Db): Promise<number[]> {
  const isOperator = and(eq(person.service, 'main'), eq(person.isPlatformAdmin, true));
  const rows = await db.select({ id: person.id }).from(person).where(isOperator).orderBy(person.id);
  return rows.map(({ id }) => id);
}
