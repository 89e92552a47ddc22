import { questionKinds } from '@cheese/domain/questions/kinds';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';

/** One question of an exam, with what came of it in everybody's best try, in the order of tries. */
export interface AskedQuestion {
  questionId: number;
  version: number;
  attemptIds: number[];
  /** In hundredths. */
  scores: number[];
  shares: (number | null)[];
  totals: number[];
  /** Chosen options; null where there are none or nothing was answered. */
  given: (string[] | null)[];
}

/** The kinds whose answers are letters of options. */
const chosen = Object.entries(questionKinds)
  .filter(([, kind]) => 'choosesOptions' in kind)
  .map(([type]) => Number(type));

export async function selectAsked(db: Db, examId: number): Promise<AskedQuestion[]> {
  return rawRows(
    db,
    sql`
    with best as (
      select distinct on (person_id) id, items, shares, coalesce(gained, 0) as gained
      from question_attempt
      where kind = 'exam' and source_id = ${examId} and submitted_at is not null
      order by person_id, gained desc nulls last, id
    ), asked as (
      select best.id, best.gained, best.shares[item.nth] as share, (item.nth - 1)::int as place,
        (item.value->>'questionId')::int as question_id, (item.value->>'version')::int as version,
        (item.value->>'score')::int as score
      from best, jsonb_array_elements(best.items) with ordinality as item(value, nth)
    )
    select asked.question_id as "questionId", asked.version,
      array_agg(asked.id order by asked.id) as "attemptIds",
      array_agg(asked.score order by asked.id) as scores,
      array_agg(asked.share order by asked.id) as shares,
      array_agg(asked.gained order by asked.id) as totals,
      jsonb_agg(case when words.type in (${sql.join(chosen, sql`, `)})
        and jsonb_array_length(answer.given) > 0 then answer.given
        when jsonb_array_length(answer.given) > 0 then '[]'::jsonb end order by asked.id) as given
    from asked
    join question_version words on words.question_id = asked.question_id
      and words.nth = asked.version
    left join attempt_answer answer on answer.attempt_id = asked.id
      and answer.place = asked.place
    group by asked.question_id, asked.version
    order by min(asked.place), asked.question_id`,
  );
}

/** Changes with everything that the figures of an exam come from. */
export async function stampOf(db: Db, examId: number): Promise<string> {
  const [row] = await rawRows<{ stamp: string }>(
    db,
    sql`
    select concat_ws('/', count(*), sum(gained), sum(waiting_count), max(submitted_at),
      (select max(id) from attempt_correction where kind = 'exam' and source_id = ${examId})) as stamp
    from question_attempt
    where kind = 'exam' and source_id = ${examId} and submitted_at is not null`,
  );
  return row?.stamp ?? '';
}
