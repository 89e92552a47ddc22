import type { QuestionImportFilter } from '@cheese/domain/codes/exam/questionFiles';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { question, questionVersion } from '../bank/question.tables';
import { type ImportedRow, questionImportRow as row } from './questionImport.tables';

export type NewRow = Omit<ImportedRow, 'importId' | 'sameAs' | 'knownId' | 'choice' | 'questionId'>;

/** As one parameter: with one for each field, PostgreSQL would spend seconds on reading them. */
export async function insertRows(db: Db, importId: number, rows: readonly NewRow[]) {
  await db.execute(sql`
    insert into ${row} (import_id, place, draft, chapter, stands, faults, lost, fingerprint)
    select ${importId}::int, * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      place int, draft jsonb, chapter jsonb, stands text, faults jsonb, lost jsonb, fingerprint text
    )`);
}

/**
 * Until it has counted them, PostgreSQL takes many new rows for few, and compares each with each:
 * for twenty thousand that takes minutes, and not a second once it knows.
 */
export const countNewRows = (db: Db) =>
  db.execute(sql`analyze ${row} (import_id, place, fingerprint)`);

const isFaulty = sql<boolean>`${row.faults} <> '[]'::jsonb`;
const isDuplicate = sql<boolean>`(${row.sameAs} is not null or ${row.knownId} is not null)`;
const isLeft = sql<boolean>`${row.choice} is not distinct from 'leave'`;
/** Valid new questions, and duplicates the user wants to import anyway. */
const isTaken = sql<boolean>`(not ${isFaulty} and not ${isLeft}
  and (${row.choice} is not distinct from 'take' or not ${isDuplicate}))`;

export const isShownBy: Record<QuestionImportFilter, SQL | undefined> = {
  all: undefined,
  faulty: sql`(${isFaulty} and not ${isLeft})`,
  duplicate: sql`(${isDuplicate} and not ${isLeft})`,
  left: isLeft,
};

const inImport = (importId: number, more?: SQL) => and(eq(row.importId, importId), more);
const shown = { ...rowColumns(), isTaken };

function rowColumns() {
  const { place, draft, chapter, stands, faults, lost, sameAs, knownId, choice } = row;
  return { place, draft, chapter, stands, faults, lost, sameAs, knownId, choice };
}

export async function selectRows(
  db: Db,
  importId: number,
  { shown: isShown, ...paged }: Paged & { shown: SQL | undefined },
) {
  const { limit, offset } = rowsOf(paged);
  const isIn = inImport(importId, isShown);
  const list = await db
    .select(shown)
    .from(row)
    .where(isIn)
    .orderBy(asc(row.place))
    .limit(limit)
    .offset(offset);
  return { list, total: await db.$count(row, isIn) };
}

export async function findRow(db: Db, importId: number, place: number) {
  const rows = await db
    .select(shown)
    .from(row)
    .where(inImport(importId, eq(row.place, place)));
  return rows[0] ?? null;
}

type Edited = Partial<Pick<ImportedRow, 'draft' | 'faults' | 'lost' | 'fingerprint' | 'choice'>>;

export async function updateRow(db: Db, importId: number, place: number, edited: Edited) {
  await db
    .update(row)
    .set(edited)
    .where(inImport(importId, eq(row.place, place)));
}

/** Finds anew what is there twice: in the file, of those that are not left out, and in the bank. */
export async function findTwice(db: Db, importId: number, bankId: number) {
  await db.execute(sql`
    with first as (
      select fingerprint, min(place) as place from ${row}
      where import_id = ${importId} and choice is distinct from 'leave' group by fingerprint
    ), known as (
      select v.fingerprint, min(q.id) as id from ${question} q
      join ${questionVersion} v on v.question_id = q.id and v.nth = q.version
      where q.bank_id = ${bankId} and q.deleted_at is null
        and v.fingerprint in (select fingerprint from ${row} where import_id = ${importId})
      group by v.fingerprint
    ), found as (
      select r.place, nullif(first.place, r.place) as same, known.id as known
      from ${row} r left join first using (fingerprint) left join known using (fingerprint)
      where r.import_id = ${importId}
    )
    update ${row} set
      same_as = case when found.same < found.place then found.same end,
      known_id = found.known
    from found where ${row.importId} = ${importId} and ${row.place} = found.place and
      (${row.sameAs} is distinct from (case when found.same < found.place then found.same end)
        or ${row.knownId} is distinct from found.known)`);
}

export async function countRows(db: Db, importId: number) {
  const number = (is: SQL) => count(sql`case when ${is} then 1 end`);
  const [found] = await db
    .select({
      taken: number(isTaken),
      faulty: number(sql`${isFaulty} and not ${isLeft}`),
      duplicate: number(sql`${isDuplicate} and not ${isLeft}`),
      left: number(isLeft),
      lost: number(sql`${isTaken} and ${row.lost} <> '[]'::jsonb`),
      keyless: number(sql`${isTaken} and ${row.draft}->'key' = '[]'::jsonb`),
    })
    .from(row)
    .where(inImport(importId));
  return found ?? { taken: 0, faulty: 0, duplicate: 0, left: 0, lost: 0, keyless: 0 };
}

/** The chapters that the file names, in the order in which they come first. */
export async function selectChapters(db: Db, importId: number, limit: number) {
  const rows = await db
    .select({ chapter: row.chapter })
    .from(row)
    .where(inImport(importId, sql`${row.chapter} <> '[]'::jsonb`))
    .groupBy(row.chapter)
    .orderBy(sql`min(${row.place})`)
    .limit(limit);
  return rows.map(({ chapter }) => chapter);
}

export const selectTaken = (db: Db, importId: number) =>
  db
    .select({ place: row.place, draft: row.draft, chapter: row.chapter })
    .from(row)
    .where(inImport(importId, isTaken))
    .orderBy(asc(row.place));

/** Says what became of them: by their places, the numbers of the questions. */
export async function setQuestions(
  db: Db,
  importId: number,
  made: readonly { place: number; questionId: number }[],
) {
  await db.execute(sql`
    update ${row} set question_id = made."questionId"
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made(place int, "questionId" int)
    where ${row.importId} = ${importId} and ${row.place} = made.place`);
}
