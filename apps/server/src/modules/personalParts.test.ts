import { sql } from 'drizzle-orm';
import { rawRows } from '../db/rawRows';
import type { Db } from '../db/database';
import { useTestApp } from '../testing/useTestApp';
import type { PersonalPart, PersonalRow } from './people/privacy/privacy.part';
import { findReferences } from './people/person/person.door';
import { notInCopies, personalParts } from './personalParts';

const test = useTestApp();

describe('what is kept of people', () => {
  it('is told in their copy, wherever a table refers to them, or left out by a stated rule', async () => {
    const named = [...new Set([...personalParts.flatMap(({ holds }) => holds), ...notInCopies])];
    const all = await findReferences(test.database.db);
    const real = all.map(({ tableName, columnName }) => `${tableName}.${columnName}`);
    expect(named.sort()).toEqual([...new Set(real)].sort());
    const told = new Set(personalParts.flatMap(({ holds }) => holds));
    expect(notInCopies.filter((one) => told.has(one))).toEqual([]);
  });

  it('has a name and a name for each column, once', () => {
    const titles = personalParts.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { title, columns } of personalParts) {
      expect([title, new Set(columns).size]).toEqual([title, columns.length]);
    }
  });
});

interface Column {
  table: string;
  column: string;
  type: string;
}

/** One row in every table for each of these people: all numbers are theirs, all texts begin with it. */
async function fillEverything(tx: Db, people: readonly number[]) {
  await tx.execute(sql`set local session_replication_role = replica`);
  const checks = await rawRows<{ table: string; name: string }>(
    tx,
    sql`select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of checks) {
    await tx.execute(
      sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`,
    );
  }
  const columns = await rawRows<Column>(
    tx,
    sql`select its.table_name as table, its.column_name as column, its.udt_name as type
      from information_schema.columns its join information_schema.tables made
        on made.table_name = its.table_name and made.table_schema = its.table_schema
      where its.table_schema = 'public' and made.table_type = 'BASE TABLE'
        and its.is_generated = 'NEVER'`,
  );
  for (const table of new Set(columns.map((column) => column.table))) {
    const of = columns.filter((column) => column.table === table);
    await tx.execute(sql`delete from ${sql.identifier(table)}`);
    for (const id of people) {
      const names = of.map(({ column }) => sql.identifier(column));
      await tx.execute(sql`insert into ${sql.identifier(table)}
        (${sql.join(names, sql`, `)}) overriding system value
        values (${sql.join(
          of.map((column) => valueOf(column, id)),
          sql`, `,
        )})`);
    }
  }
}

function valueOf({ table, column, type }: Column, id: number) {
  if (column === 'taken_back_at') return sql`null`;
  if (type === 'text') return sql`${`of ${id}: ${table}.${column}`}`;
  if (/^(int[248]|float[48]|numeric)$/.test(type)) return sql`${id}`;
  if (type === 'timestamptz') return sql`now()`;
  if (type === 'xid8') return sql`pg_current_xact_id()`;
  if (type === 'uuid') return sql`gen_random_uuid()`;
  if (type === 'date') return sql`current_date`;
  if (type === 'bool') return sql`true`;
  if (type === 'jsonb') return sql`${JSON.stringify([`of ${id}:`])}::jsonb`;
  if (type === 'bytea') return sql`''::bytea`;
  if (type.startsWith('_')) return sql`'{}'`;
  throw new Error(`${table}.${column} is of an unknown type: ${type}`);
}

async function rowsOf(tx: Db, part: PersonalPart, personId: number) {
  const rows: PersonalRow[] = [];
  for await (const page of part.pages(tx, { personId, now: test.clock.now() })) rows.push(...page);
  return rows;
}

class Undone extends Error {}

async function inFilled(work: (tx: Db) => Promise<void>) {
  const done = test.database.db.transaction(async (tx) => {
    await fillEverything(tx, [1, 2]);
    await work(tx);
    throw new Undone();
  });
  await expect(done).rejects.toThrow(Undone);
}

/** Marks of exams are read by the rule of the exams, and tried there. */
const byStatement = personalParts.filter(({ title }) => title !== '考试成绩');

describe('the copy of one of two people who have a row in every table', () => {
  it('tells each of their rows, and nothing of the other', () =>
    inFilled(async (tx) => {
      for (const part of byStatement) {
        const [own, others] = [await rowsOf(tx, part, 1), await rowsOf(tx, part, 2)];
        expect([part.title, own.length > 0]).toEqual([part.title, true]);
        expect([part.title, others.length]).toEqual([part.title, own.length]);
        for (const row of own) expect(row).toHaveLength(part.columns.length);
        expect([part.title, JSON.stringify(own).includes('of 2:')]).toEqual([part.title, false]);
        expect(JSON.stringify(own)).not.toBe(JSON.stringify(others));
      }
    }));
});
