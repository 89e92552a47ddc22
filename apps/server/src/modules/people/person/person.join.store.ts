import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';

/** A column of some table that says whose a row is. */
export interface PersonColumn {
  tableName: string;
  columnName: string;
}

const columnsOfPeople = sql`
  pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
`;

/** Every column that refers to people, whichever area has it: the database itself knows them. */
export const findReferences = (tx: Db): Promise<PersonColumn[]> =>
  tx
    .select({
      tableName: sql<string>`c.conrelid::regclass::text`,
      columnName: sql<string>`a.attname`,
    })
    .from(columnsOfPeople)
    .where(sql`c.contype = 'f' and c.confrelid = 'person'::regclass and cardinality(c.conkey) = 1`);

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
