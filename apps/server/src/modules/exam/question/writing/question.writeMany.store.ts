import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { fingerprintOf } from './fingerprint';
import { question, questionVersion } from '../../bank/question.tables';

export interface Placed {
  chapterId: number;
  place: number;
  draft: QuestionDraft;
}

interface Written {
  bankId: number;
  writtenBy: number | null;
  now: Date;
}

/**
 * Many new questions of a bank, each with its first words, in a few statements; answers their
 * numbers in the same order. Neighbours of one group belong together. Within a transaction.
 */
export async function writeQuestions(
  db: Db,
  { bankId, writtenBy, now }: Written,
  placed: readonly Placed[],
): Promise<number[]> {
  if (placed.length === 0) return [];
  const ids = await freshIds(db, placed.length);
  const groups = groupsOf(placed, ids);
  const rows = placed.map(({ draft: { group: _group, ...words }, ...where }, at) => ({
    ...where,
    ...words,
    id: ids[at],
    groupId: groups[at],
    fingerprint: fingerprintOf({ ...words, group: null }),
  }));
  await db.execute(sql`
    insert into ${question} (id, bank_id, chapter_id, place, group_id) overriding system value
    select given.id, ${bankId}::int, given."chapterId", given.place, given."groupId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id int, "chapterId" int, place int, "groupId" int)`);
  await db.execute(sql`
    insert into ${questionVersion} (question_id, nth, type, difficulty, context, stem, pictures,
      options, prompts, key, analysis, tags, source, fingerprint, written_by, written_at)
    select given.id, 1, given.type, given.difficulty, given.context, given.stem, given.pictures,
      given.options, given.prompts, given.key, given.analysis, given.tags, given.source,
      given.fingerprint, ${writtenBy}::int, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      id int, type smallint, difficulty smallint, context text, stem text, pictures text[],
      options jsonb, prompts text[], key jsonb, analysis text, tags text[], source text,
      fingerprint text)`);
  return ids;
}

/** Drawn beforehand: a group is called by the number of its first. */
async function freshIds(db: Db, count: number): Promise<number[]> {
  const rows = await db
    .select({ id: sql`nextval(pg_get_serial_sequence('question', 'id'))`.mapWith(Number) })
    .from(sql`generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}

/** One that is alone belongs to nothing. */
function groupsOf(placed: readonly Placed[], ids: readonly number[]): (number | null)[] {
  const keyOf = ({ chapterId, draft }: Placed) =>
    draft.group === null ? null : `${chapterId} ${draft.group}`;
  const members = new Map<string, number[]>();
  placed.forEach((one, at) => {
    const key = keyOf(one);
    if (key !== null) members.set(key, [...(members.get(key) ?? []), ids[at] ?? 0]);
  });
  return placed.map((one) => {
    const together = members.get(keyOf(one) ?? '') ?? [];
    return together.length > 1 ? (together[0] ?? null) : null;
  });
}
