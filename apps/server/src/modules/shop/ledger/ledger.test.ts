import { eq, sql } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { type Entry, post, proveBooks, readBalance } from './ledger.service';
import { ledgerAccount, ledgerEntry, ledgerLine } from './ledger.tables';

const test = useTestApp();
const at = new Date('2026-11-20T10:00:00+08:00');
const write = (entry: Partial<Entry> & Pick<Entry, 'postings'>) =>
  test.database.db.transaction((tx) =>
    post(tx, { key: 'one', kind: 1, title: '充值', orderNo: null, ...entry }, at),
  );
const filled = (amount: number) => [
  { personId: 1, amount },
  { house: 'wechat', amount: -amount } as const,
];

beforeEach(() => test.given({ people: [{ nickname: '小芝' }] }));

it('keeps a balance by its entries, each written once', async () => {
  expect(await write({ postings: filled(500) })).toBe(true);
  expect(await write({ postings: filled(500) })).toBe(false);
  expect(await readBalance(test.database.db, 1)).toEqual({ balance: 500 });
  expect(await proveBooks(test.database.db)).toEqual([]);
});

it('the database refuses lines whose sum is not zero, and an entry of none', async () => {
  const unequal = [{ personId: 1, amount: 500 }, { house: 'wechat', amount: -400 } as const];
  await expect(write({ postings: unequal })).rejects.toThrow();
  await expect(
    test.database.db.insert(ledgerEntry).values({ key: 'x', kind: 1, title: '空', at }),
  ).rejects.toThrow();
  expect(await test.database.db.$count(ledgerEntry)).toBe(0);
});

it('the database lets nobody below zero', async () => {
  await write({ postings: filled(500) });
  const spending = filled(-501);
  await expect(write({ key: 'two', postings: spending })).rejects.toMatchObject({
    key: 'balance.insufficient',
  });
  expect(await readBalance(test.database.db, 1)).toEqual({ balance: 500 });
});

it('the database lets nobody change what is written, nor begin with something', async () => {
  await write({ postings: filled(500) });
  const { db } = test.database;
  await expect(db.update(ledgerLine).set({ amount: 1 })).rejects.toThrow();
  await expect(db.delete(ledgerEntry).where(eq(ledgerEntry.key, 'one'))).rejects.toThrow();
  const rich = { kind: 'person', personId: 1, balance: 5 } as const;
  await expect(db.insert(ledgerAccount).values(rich)).rejects.toThrow();
});

it('the proof sees a balance that somebody has touched', async () => {
  await write({ postings: filled(500) });
  await test.database.db.execute(sql`update ledger_account set balance = 700 where person_id = 1`);
  expect(await proveBooks(test.database.db)).toEqual(['account 1 of the ledger is off by 200']);
});
