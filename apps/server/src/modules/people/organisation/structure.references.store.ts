import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';

/** A column of some table that refers to a row of another. */
interface Reference {
  tableName: string;
  columnName: string;
}

type StructureTable =
  | 'organisation'
  | 'department'
  | 'school_class'
  | 'term'
  | 'school_role'
  | 'membership'
  | 'slide_library';

/** Every column that refers to this table, whichever area has it: the database itself knows them. */
export const findReferencesTo = (tx: Db, table: StructureTable) =>
  rawRows<Reference>(
    tx,
    sql`select made.conrelid::regclass::text as "tableName", link.attname as "columnName"
      from pg_constraint made
      join pg_attribute link on link.attrelid = made.conrelid and link.attnum = made.conkey[1]
      where made.contype = 'f' and made.confrelid = ${table}::regclass
        and cardinality(made.conkey) = 1
      order by 1, 2`,
  );

/**
 * Rows that refer to something refer to what it was joined to. `joined` is a relation of from_id and
 * into_id. Where both were referred to alike, one row is enough.
 */
export async function repoint(tx: Db, { tableName, columnName }: Reference, joined: SQL) {
  const [table, column] = [sql.identifier(tableName), sql.identifier(columnName)];
  await tx.execute(sql`
    delete from ${table} own using ${joined} pair, ${table} other
    where own.${column} = pair.from_id and other.${column} = pair.into_id
      and to_jsonb(own) - array['id', ${columnName}] = to_jsonb(other) - array['id', ${columnName}]`);
  await tx.execute(sql`
    update ${table} own set ${column} = pair.into_id from ${joined} pair
    where own.${column} = pair.from_id`);
}
