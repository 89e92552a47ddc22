import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { literal } from '../../../db/literal';
import { prepared } from '../../../db/prepared';

/** A limit of one person's notes against scripts, above any real use. */
export const MOST_NOTES = 3_000;

const columnName = (name: string) =>
  sql.identifier(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

interface Inserting {
  /** Of the prepared statement. */
  name: string;
  table: PgTable & Record<'personId', PgColumn>;
  /** By column; one of them is `personId`, a placeholder of the same name. */
  values: Record<string, SQL>;
  /** A row that must be there: `from … where …`. */
  source?: SQL | undefined;
  /** Further values of the new row, from other tables. */
  foreign?: Record<string, SQL>;
}

/**
 * Inserts a note unless its person has too many, in one statement. drizzle would insert a
 * selection into all columns, also into the generated one.
 */
export function insertNoteWithRoom(
  db: Db,
  { name, table, values, source = sql`where true`, foreign = {} }: Inserting,
) {
  const columns = getTableColumns(table);
  return prepared(db, name, () => {
    const [names, selected] = [Object.keys(values).map(columnName), Object.values(values)];
    const others = Object.entries(foreign).map(
      ([key, value]) => sql`, ${value} as ${sql.identifier(key)}`,
    );
    const made = sql`insert into ${table} (${sql.join(names, sql`, `)})
      select ${sql.join(selected, sql`, `)} ${source}
        and (select count(*) from ${table} where person_id = ${sql.placeholder('personId')})
          < ${literal(MOST_NOTES)}
      returning *${sql.join(others)}`;
    const read = {
      ...Object.fromEntries(
        Object.entries(columns).map(([key, column]) => [
          key,
          sql`made.${columnName(key)}`.mapWith(column),
        ]),
      ),
      ...Object.fromEntries(
        Object.keys(foreign).map((key) => [key, sql`made.${sql.identifier(key)}`]),
      ),
    };
    return db
      .with(db.$with('made', {}).as(made))
      .select(read)
      .from(sql`made`)
      .prepare(name);
  });
}
