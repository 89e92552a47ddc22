import { type SQL, sql } from 'drizzle-orm';
import { index, type PgColumn, text } from 'drizzle-orm/pg-core';

/** What a table needs for its rows to be found; filled by `searchable`, see `indexForSearch`. */
export const searchColumns = () => ({
  /** Title and body in plain letters, the title first. */
  searched: text().notNull().default(''),
  initials: text().notNull().default(''),
});

export type SearchColumns = Record<keyof ReturnType<typeof searchColumns>, PgColumn>;

/**
 * Every letter of a row's texts and every pair of neighbours. Only the index keeps them: kept in the
 * row as well, they would be three quarters of it, and all of it is read for each hit.
 */
const gramsIn = ({ searched, initials }: SearchColumns): SQL =>
  sql`search_grams(${searched}, ${initials})`;

export const hasGrams = (table: SearchColumns, grams: readonly string[]): SQL | undefined => {
  const wanted = grams.map((gram) => sql`${gram}`);
  if (wanted.length === 0) return undefined;
  return sql`${gramsIn(table)} @> array[${sql.join(wanted, sql`, `)}]::text[]`;
};

export const isNotIndexed = ({ searched }: Pick<SearchColumns, 'searched'>): SQL =>
  sql`${searched} = ''`;

export const searchIndexes = (name: string, table: SearchColumns & { id: PgColumn }) => [
  index(`${name}_search`).using('gin', gramsIn(table)),
  // Empty as a rule: each start asks for them.
  index(`${name}_not_searched`).on(table.id).where(isNotIndexed(table)),
];
