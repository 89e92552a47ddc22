import type { Db } from '@cheese/server/db/database';
import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

const AT_ONCE = 20_000;

/** Tens of thousands of rows, as one input for each statement: a thousand inputs cost seconds. */
export async function insertMany<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
) {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const used = Object.keys(first).map((key) => ({ key, column: columns[key] }));
  const named = used.flatMap(({ key, column }) => (column ? [{ key, column }] : []));
  const list = sql.join(
    named.map(({ key }) => sql.identifier(snakeCased(key))),
    sql`, `,
  );
  const typed = sql.join(
    named.map(({ key, column }) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  const keys = sql.join(
    named.map(({ key }) => sql.identifier(key)),
    sql`, `,
  );
  const { name } = getTableConfig(table);
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const json = JSON.stringify(rows.slice(at, at + AT_ONCE));
    await db.execute(
      sql`insert into ${sql.identifier(name)} (${list})
        select ${keys} from jsonb_to_recordset(${json}::jsonb) as given (${typed})`,
    );
  }
}

const snakeCased = (key: string) => key.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`);
