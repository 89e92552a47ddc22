import type { BalanceChange } from '@cheese/domain/codes/shop/balance';
import { and, count, desc, eq, isNull, or, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { inputs, prepared } from '../../../db/prepared';
import type { HouseAccount } from './ledger.accounts';
import { ledgerAccount, ledgerEntry, ledgerLine } from './ledger.tables';

type EntryRow = Omit<typeof ledgerEntry.$inferSelect, 'id'>;

/** Answers its number, or null where it is written already. */
export async function insertEntry(db: Db, row: EntryRow) {
  const plan = prepared(db, 'ledger_entry', () =>
    db
      .insert(ledgerEntry)
      .values(inputs('key', 'kind', 'title', 'orderNo', 'at'))
      .onConflictDoNothing()
      .returning({ id: ledgerEntry.id })
      .prepare('ledger_entry'),
  );
  const rows = await plan.execute(row);
  return rows[0]?.id ?? null;
}

/** The accounts of some people and of the house, as far as they are opened. */
export function selectAccounts(db: Db, persons: number[], houses: HouseAccount[]) {
  const plan = prepared(db, 'ledger_accounts', () => {
    const { id, kind, personId } = ledgerAccount;
    const oneOf = (name: string, type: 'text' | 'integer') =>
      sql`any(${sql.placeholder(name)}::${sql.raw(type)}[])`;
    const ofPeople = and(eq(kind, 'person'), sql`${personId} = ${oneOf('persons', 'integer')}`);
    const ofHouse = and(sql`${kind} = ${oneOf('houses', 'text')}`, isNull(personId));
    return db
      .select({ id, kind, personId })
      .from(ledgerAccount)
      .where(or(ofPeople, ofHouse))
      .prepare('ledger_accounts');
  });
  return plan.execute({ persons, houses });
}

export const openAccounts = (db: Db, rows: (typeof ledgerAccount.$inferInsert)[]) =>
  db.insert(ledgerAccount).values(rows).onConflictDoNothing();

interface Lines {
  accounts: number[];
  amounts: number[];
}

export function insertLines(db: Db, entryId: number, { accounts, amounts }: Lines) {
  const name = `ledger_lines_${accounts.length}`;
  const plan = prepared(db, name, () => {
    const rows = accounts.map((_, at) => ({
      entryId: sql.placeholder('entryId'),
      accountId: sql.placeholder(`account${at}`),
      amount: sql.placeholder(`amount${at}`),
    }));
    return db.insert(ledgerLine).values(rows).prepare(name);
  });
  const moved = accounts.map((id, at) => ({ [`account${at}`]: id, [`amount${at}`]: amounts[at] }));
  return plan.execute(Object.assign({ entryId }, ...moved) as Record<string, unknown>);
}

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

/** Newest first, with the total number of changes. */
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

/** Consistency check of the ledger; no rows means no fault. */
export const selectFaults = (db: Db): Promise<BookFault[]> =>
  rawRows(
    db,
    sql`
    select 'entry' as fault, entry_id as of, sum(amount)::text as sum
      from ${ledgerLine} group by entry_id having sum(amount) <> 0
    union all
    select 'account', account.id, (account.balance - coalesce(lines.sum, 0))::text
      from ${ledgerAccount} account
      left join (select account_id, sum(amount) as sum from ${ledgerLine} group by account_id) lines
        on lines.account_id = account.id
      where account.person_id is not null and account.balance <> coalesce(lines.sum, 0)
    union all
    select 'line', line.id, line.balance::text from ${ledgerLine} line where line.balance < 0`,
  );
