import type { Fault } from '@cheese/question-files/shapes';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { isShownBy } from './questionImport.rows.store';
import { type ImportedRow, questionImportRow as row } from './questionImport.tables';

/** Faults with the same field and message form one kind. */
export interface FaultKind {
  field: string;
  message: string;
}

/** Parts of a fault message that differ between questions, and their replacement. */
const differing = [
  { pattern: '“[^”]*”', instead: '“…”' },
  { pattern: '选项 [A-Z0-9、]+', instead: '选项 …' },
];

/** For unknown question types the quoted word itself matters, so it is kept. */
const KEPT_AS_IT_IS = 'type';

const fault = sql.raw('f');

/** The words of a fault without what differs, in the database. */
const kindOf = (one: SQL) => {
  const message = sql<string>`${one}->>'message'`;
  const alike = differing.reduce(
    (words, { pattern, instead }) =>
      sql<string>`regexp_replace(${words}, ${pattern}::text, ${instead}::text, 'g')`,
    message,
  );
  return sql<string>`case when ${one}->>'field' = ${KEPT_AS_IT_IS}::text then ${message} else ${alike} end`;
};

/** The same of a fault that was read. */
const kindRead = ({ field, message }: Fault) =>
  field === KEPT_AS_IT_IS
    ? message
    : differing.reduce(
        (words, { pattern, instead }) => words.replaceAll(new RegExp(pattern, 'g'), instead),
        message,
      );

const MOST_KINDS = 30;

/** The kinds of faults of an import, with how many questions have them. */
export async function countFaults(db: Db, importId: number) {
  const message = kindOf(fault);
  return rawRows<FaultKind & { count: number }>(
    db,
    sql`
    select f->>'field' as field, ${message} as message, count(distinct ${row.place})::int as count
    from ${row}, jsonb_array_elements(${row.faults}) f
    where ${row.importId} = ${importId} and ${isShownBy.faulty}
    group by 1, 2 order by 3 desc, 1, 2 limit ${MOST_KINDS}`,
  );
}

/** Questions with a fault of this kind that are not left out. */
export const hasFault = ({ field, message }: FaultKind) =>
  sql`(${isShownBy.faulty} and exists (
    select 1 from jsonb_array_elements(${row.faults}) f
    where f->>'field' = ${field} and ${kindOf(fault)} = ${message}))`;

export const isOfKind = (kind: FaultKind) => (one: Fault) =>
  one.field === kind.field && kindRead(one) === kind.message;

/** Some of them, from a place on. */
export const selectFaulty = (
  db: Db,
  importId: number,
  { kind, from, limit }: { kind?: FaultKind; from: number; limit: number },
) =>
  db
    .select()
    .from(row)
    .where(
      and(
        eq(row.importId, importId),
        sql`${row.place} >= ${from}`,
        kind ? hasFault(kind) : isShownBy.faulty,
      ),
    )
    .orderBy(asc(row.place))
    .limit(limit);

type Changed = Pick<ImportedRow, 'place' | 'draft' | 'faults' | 'lost' | 'fingerprint'>;

/** As one parameter: with one for each field, PostgreSQL would spend seconds on reading them. */
export async function changeRows(db: Db, importId: number, rows: readonly Changed[]) {
  await db.execute(sql`
    update ${row} set draft = given.draft, faults = given.faults, lost = given.lost,
      fingerprint = given.fingerprint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      place int, draft jsonb, faults jsonb, lost jsonb, fingerprint text
    )
    where ${row.importId} = ${importId} and ${row.place} = given.place`);
}
