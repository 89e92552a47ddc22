import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { sql, type SQL } from 'drizzle-orm';
import { questionKinds } from '@cheese/domain/questions/kinds';

/** An answer that people mark, before its words are read. */
export interface AnswerRef {
  attemptId: number;
  place: number;
  number: number;
  questionId: number;
  version: number;
  /** In hundredths. */
  score: number;
}

const ofPeople = Object.entries(questionKinds)
  .filter(([, kind]) => 'isMarkedByPeople' in kind)
  .map(([type]) => Number(type));

/** Attempts that were handed in, where nothing else is said. */
const isHandedIn = sql`attempt.submitted_at is not null`;

/** Every answer of an exam that people mark and that says something; the attempts are unpacked. */
export const selectRefs = (db: Db, examId: number, attempts: SQL = isHandedIn) =>
  rawRows<AnswerRef>(
    db,
    sql`
    select attempt.id as "attemptId", (item.nth - 1)::int as place, answer.number,
      words.question_id as "questionId", words.nth as version, (item.value->>'score')::int as score
    from question_attempt attempt
    cross join jsonb_array_elements(attempt.items) with ordinality as item(value, nth)
    join question_version words on words.question_id = (item.value->>'questionId')::int
      and words.nth = (item.value->>'version')::int
      and words.type in (${sql.join(ofPeople, sql`, `)})
    join attempt_answer answer on answer.attempt_id = attempt.id and answer.place = item.nth - 1
      and answer.given->>0 ~ '[^[:space:]\\u3000]'
    where attempt.kind = 'exam' and attempt.source_id = ${examId} and ${attempts}
    order by attempt.id, item.nth`,
  );

/** Every answer of an exam that is marked by teachers, open attempts included. */
export const selectMarkedRefs = (db: Db, examId: number) =>
  selectRefs(
    db,
    examId,
    sql`exists (select 1 from answer_mark mark where mark.attempt_id = attempt.id)`,
  );

export const selectStamp = (db: Db, examId: number) =>
  rawRows<{ stamp: string }>(
    db,
    sql`select concat_ws('/', count(*), sum(extract(epoch from submitted_at))) as stamp
    from question_attempt attempt
    where kind = 'exam' and source_id = ${examId} and ${isHandedIn}`,
  );
