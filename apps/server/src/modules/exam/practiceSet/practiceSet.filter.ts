import type { PracticeAmong } from '@cheese/domain/codes/exam/practices';
import type { PracticeSetContract as C } from '@cheese/domain/contract/exam/practiceSet';
import { type SQL, sql } from 'drizzle-orm';
import type { Static } from 'typebox';

export type Filter = Static<C['fitting']['body']>;

/** What the questions are looked for among, and for whom. */
export interface Among {
  personId: number;
  /** The banks that are open to them, and the questions that they may try of others. */
  whole: readonly number[];
  tried: readonly number[];
  /** Asked in an exam that they are at: nowhere meanwhile. */
  secret: readonly number[];
}

const QUESTION = 4;

const ids = (list: readonly number[]) => sql`${sql.param([...list])}::int[]`;
/** None chosen is no restriction. */
const isChosen = (isOne: SQL, list: readonly unknown[]) => (list.length === 0 ? sql`true` : isOne);

/** Marked where it was answered last: another answer, without a mark, takes it back. */
const isMarked = sql`exists (select 1 from marked where marked.question_id = q.id
  and (marked.submitted_at is null or s.answered_at is null or s.answered_at <= marked.submitted_at))`;

const isCollected = (personId: number) => sql`exists (select 1 from collected c
  where c.person_id = ${personId} and c.type = ${sql.raw(String(QUESTION))} and c.product_id = q.id)`;

const isWrong = sql`coalesce(s.last_wrong_at is not null
  and (s.forgiven_at is null or s.last_wrong_at > s.forgiven_at), false)`;

const isAmong = (personId: number): Record<PracticeAmong, SQL> => ({
  1: sql`true`,
  2: sql`s.share is null`,
  3: isWrong,
  4: isMarked,
  5: isCollected(personId),
});

const isTagged = (tags: readonly string[]) => sql`w.tags && ${sql.param([...tags])}::text[]`;

/**
 * The questions that somebody may be asked of these banks, as `fit`, with what each is and which of
 * the choices it meets: `c` of chapters, `t` of types, `d` of difficulties, `g` of tags, and `a1` to
 * `a5` of where it stands.
 */
export function fitting(filter: Filter, chapterIds: readonly number[], among: Among): SQL {
  const { types, difficulties, tags } = filter;
  const { personId, whole, tried, secret } = among;
  const stands = isAmong(personId);
  return sql`with marked as materialized (
    select (a.items -> f.place ->> 'questionId')::int as question_id, a.submitted_at
    from question_attempt a join attempt_answer f on f.attempt_id = a.id and f.is_flagged
    where a.person_id = ${personId} and a.kind <> 'exam'
  ), fit as materialized (
    select q.id, q.version, q.group_id, q.chapter_id, w.type, w.difficulty, w.tags,
      ${isChosen(sql`q.chapter_id = any(${ids(chapterIds)})`, filter.chapterIds)} as c,
      ${isChosen(sql`w.type = any(${ids(types)})`, types)} as t,
      ${isChosen(sql`w.difficulty = any(${ids(difficulties)})`, difficulties)} as d,
      ${isChosen(isTagged(tags), tags)} as g,
      ${stands[2]} as a2, ${stands[3]} as a3, ${stands[4]} as a4, ${stands[5]} as a5, true as a1
    from question q
    join question_version w on w.question_id = q.id and w.nth = q.version
    left join question_standing s on s.person_id = ${personId} and s.question_id = q.id
    where q.deleted_at is null and q.id <> all(${ids(secret)})
      and (q.bank_id = any(${ids(whole)}) or q.id = any(${ids(tried)}))
  )`;
}

/** Which of them stand where somebody wants them. */
export const standsIn = (among: PracticeAmong) => sql.raw(`a${among}`);
