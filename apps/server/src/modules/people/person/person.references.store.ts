import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';

/** A column of some table that says whose a row is. */
export interface PersonColumn {
  tableName: string;
  columnName: string;
}

/** Every column that refers to people, whichever area has it: the database itself knows them. */
export const referencesToPeople = sql`(
  select made.conrelid as table_id, made.conrelid::regclass::text as table_name,
    link.attname as column_name
  from pg_constraint made
  join pg_attribute link on link.attrelid = made.conrelid and link.attnum = made.conkey[1]
  where made.contype = 'f' and made.confrelid = 'person'::regclass
    and cardinality(made.conkey) = 1
)`;

export const findReferences = (tx: Db) =>
  rawRows<PersonColumn>(
    tx,
    sql`select table_name as "tableName", column_name as "columnName"
      from ${referencesToPeople} refers`,
  );

/** How many rows are a person's. */
export async function countReferences(tx: Db, { tableName, columnName }: PersonColumn, id: number) {
  const [row] = await tx
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`${sql.identifier(tableName)}`)
    .where(sql`${sql.identifier(columnName)} = ${id}`);
  return row?.count ?? 0;
}

/** Rows of one person become those of another. */
export async function moveReferences(
  tx: Db,
  { tableName, columnName }: PersonColumn,
  { from, to }: { from: number; to: number },
) {
  const [table, column] = [sql.identifier(tableName), sql.identifier(columnName)];
  await tx.execute(sql`update ${table} set ${column} = ${to} where ${column} = ${from}`);
}
