import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { PracticeAmong } from '@cheese/domain/codes/exam/practices';
import type { PracticeSetContract as C } from '@cheese/domain/contract/exam/practiceSet';
import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { literal } from '../../../db/literal';

export type Filter = Static<C['fitting']['body']>;

export interface Among {
  personId: number;
  /** The banks that are open to them, and the questions that they may try of others. */
  whole: readonly number[];
  tried: readonly number[];
  /** Asked in an exam that they are at: nowhere meanwhile. */
  secret: readonly number[];
}

const asked = (name: string) => sql.placeholder(name);
const ids = (name: string) => sql`${asked(name)}::int[]`;
const texts = (name: string) => sql`${asked(name)}::text[]`;
const personId = sql`${asked('personId')}::int`;

export const asksOf = (filter: Filter, branches: readonly number[], among: Among) => ({
  ...among,
  // Chapters of other banks are none, but restrict all the same.
  branches,
  isWholeBank: filter.chapterIds.length === 0,
  types: filter.types,
  difficulties: filter.difficulties,
  tags: filter.tags,
});

/** Marked where it was answered last: another answer, without a mark, takes it back. */
const isMarked = sql`(m.question_id is not null and (m.is_open or s.answered_at is null
  or s.answered_at <= m.submitted_at))`;

const isWrong = sql`coalesce(s.last_wrong_at is not null
  and (s.forgiven_at is null or s.last_wrong_at > s.forgiven_at), false)`;

/**
 * The available questions of these banks as `fit`, with a flag for each filter: `c` chapters, `t`
 * types, `d` difficulties, `g` tags, and `a1` to `a5` for the learner's standing. An empty filter
 * matches all.
 */
export const fitting = sql`with marked as materialized (
    select (a.items -> f.place ->> 'questionId')::int as question_id,
      bool_or(a.submitted_at is null) as is_open, max(a.submitted_at) as submitted_at
    from question_attempt a join attempt_answer f on f.attempt_id = a.id and f.is_flagged
    where a.person_id = ${personId} and a.kind <> 'exam' group by 1
  ), fit as materialized (
    select q.id, q.version, q.group_id, q.chapter_id, w.type, w.difficulty, w.tags,
      (${asked('isWholeBank')}::boolean or q.chapter_id = any(${ids('branches')})) as c,
      (cardinality(${ids('types')}) = 0 or w.type = any(${ids('types')})) as t,
      (cardinality(${ids('difficulties')}) = 0
        or w.difficulty = any(${ids('difficulties')})) as d,
      (cardinality(${texts('tags')}) = 0 or w.tags && ${texts('tags')}) as g,
      true as a1, s.share is null as a2, ${isWrong} as a3, ${isMarked} as a4,
      k.product_id is not null as a5
    from question q
    join question_version w on w.question_id = q.id and w.nth = q.version
    left join question_standing s on s.person_id = ${personId} and s.question_id = q.id
    left join marked m on m.question_id = q.id
    left join collected k on k.person_id = ${personId}
      and k.type = ${literal(collectTypeCodes.question)} and k.product_id = q.id
    where q.deleted_at is null and q.id <> all(${ids('secret')})
      and (q.bank_id = any(${ids('whole')}) or q.id = any(${ids('tried')}))
  )`;

export const standsIn = (among: PracticeAmong) => sql.raw(`a${among}`);
