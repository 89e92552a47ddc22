import type { BalanceChange } from '@cheese/domain/codes/shop/balance';
import { and, count, desc, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { AccountKind } from './ledger.accounts';
import { ledgerAccount, ledgerEntry, ledgerLine } from './ledger.tables';

/** Answers its number, or null where it is written already. */
export async function insertEntry(db: Db, row: typeof ledgerEntry.$inferInsert) {
  const rows = await db
    .insert(ledgerEntry)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: ledgerEntry.id });
  return rows[0]?.id ?? null;
}

/** Opened when it is first needed. */
export async function findAccount(db: Db, kind: AccountKind, personId: number | null) {
  const isIt = and(
    eq(ledgerAccount.kind, kind),
    personId === null ? isNull(ledgerAccount.personId) : eq(ledgerAccount.personId, personId),
  );
  const find = () => db.select({ id: ledgerAccount.id }).from(ledgerAccount).where(isIt);
  const [known] = await find();
  if (known) return known.id;
  const balance = personId === null ? null : 0;
  await db.insert(ledgerAccount).values({ kind, personId, balance }).onConflictDoNothing();
  const [opened] = await find();
  if (!opened) throw new Error(`the account ${kind} cannot be opened`);
  return opened.id;
}

export const insertLines = (db: Db, rows: (typeof ledgerLine.$inferInsert)[]) =>
  db.insert(ledgerLine).values(rows);

/** The one account of a person, by the index of both its columns. */
const isOf = (personId: number | Placeholder) =>
  and(eq(ledgerAccount.kind, 'person'), eq(ledgerAccount.personId, personId));

export async function findBalance(db: Db, personId: number): Promise<number> {
  const plan = prepared(db, 'balance', () =>
    db
      .select({ balance: ledgerAccount.balance })
      .from(ledgerAccount)
      .where(isOf(sql.placeholder('personId')))
      .prepare('balance'),
  );
  const [row] = await plan.execute({ personId });
  return row?.balance ?? 0;
}

interface Slice {
  kind: BalanceChange | undefined;
  limit: number;
  offset: number;
}

/** What changed somebody's balance, the newest first, and how often it changed. */
export async function selectChanges(db: Db, personId: number, { kind, limit, offset }: Slice) {
  const isTheirs = and(isOf(personId), kind === undefined ? undefined : eq(ledgerEntry.kind, kind));
  const rows = await db
    .select({
      id: ledgerLine.id,
      kind: ledgerEntry.kind,
      title: ledgerEntry.title,
      amount: ledgerLine.amount,
      balance: ledgerLine.balance,
      orderNo: ledgerEntry.orderNo,
      at: ledgerEntry.at,
    })
    .from(ledgerLine)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerLine.accountId))
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
    .where(isTheirs)
    .orderBy(desc(ledgerLine.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(ledgerLine)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerLine.accountId))
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerLine.entryId))
    .where(isTheirs);
  return { rows, total: counted?.total ?? 0 };
}

interface BookFault {
  fault: string;
  of: number;
  sum: string;
}

/** Where the books are wrong; there is no row where they are right. */
export async function selectFaults(db: Db): Promise<BookFault[]> {
  const answer = await db.execute(sql`
    select 'entry' as fault, entry_id as of, sum(amount)::text as sum
      from ${ledgerLine} group by entry_id having sum(amount) <> 0
    union all
    select 'account', account.id, (account.balance - coalesce(lines.sum, 0))::text
      from ${ledgerAccount} account
      left join (select account_id, sum(amount) as sum from ${ledgerLine} group by account_id) lines
        on lines.account_id = account.id
      where account.person_id is not null and account.balance <> coalesce(lines.sum, 0)
    union all
    select 'line', line.id, line.balance::text from ${ledgerLine} line where line.balance < 0`);
  return (answer as unknown as { rows: BookFault[] }).rows;
}
