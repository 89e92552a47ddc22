import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { attemptAnswer } from './attempt.tables';

/** An answer as it is kept: in the options' own letters. */
export interface KeptAnswer {
  place: number;
  given: string[];
  number: number;
  isFlagged: boolean;
  /** Age of the answer when it was sent, in milliseconds. */
  agoMs: number;
}

export interface Saving {
  attemptId: number;
  sessionId: number;
  answers: readonly KeptAnswer[];
  now: Date;
  /** They come after the end, and it was looked at that they count all the same. */
  isLate?: boolean;
}

/**
 * The attempt if it is still open, locked so that it is not submitted before this is written. The
 * condition is phrased so that no index of open attempts matches: a plan made while few are open
 * would scan all of them on every save.
 */
const openAttempt = sql`(
  select id, started_at, ends_at from question_attempt
  where id = ${sql.placeholder('attemptId')}::int and num_nulls(submitted_at) = 1
    and (session_id is null or session_id = ${sql.placeholder('sessionId')}::int)
  for share) as open`;

const isLate = sql`${sql.placeholder('isLate')}::boolean`;

/** Late answers are checked before they are saved, so the clock does not exclude them here. */
const countable = sql`${isLate} or open.ends_at is null or said.now <= open.ends_at`;

const incoming = sql`(
  select answer.*, moment.now, moment.now - make_interval(secs => "agoMs" / 1000.0) as at
  from jsonb_to_recordset(${sql.placeholder('answers')}::jsonb) as answer(
    place smallint, given jsonb, number integer, "isFlagged" boolean, "agoMs" bigint),
    (select ${sql.placeholder('now')}::timestamptz as now) as moment) as said`;

const endsAt = sql<string | null>`(select ends_at from question_attempt
  where question_attempt.id = attempt_answer.attempt_id)`;

/** Once its key was shown an answer stays as it is, and may only be marked for later. */
const isFixed = sql`${attemptAnswer.revealedAt} is not null`;

/**
 * Keeps several answers by one statement, each where it is newer than what is there and where its
 * key was not shown. Answers the places that it wrote, and when the attempt ends: its time may have
 * been extended.
 */
export async function saveAnswers(db: Db, { now, answers, isLate: late, ...asked }: Saving) {
  const plan = prepared(db, 'answers_saved', () =>
    db
      .insert(attemptAnswer)
      .select(
        sql`select open.id, said.place, said.given, said.number,
          greatest(said.at, open.started_at), ${isLate}, said."isFlagged", null::timestamptz, null::real
        from ${openAttempt}, ${incoming} where ${countable}`,
      )
      .onConflictDoUpdate({
        target: [attemptAnswer.attemptId, attemptAnswer.place],
        set: {
          given: sql`excluded.given`,
          number: sql`excluded.number`,
          answeredAt: sql`case when ${isFixed} then ${attemptAnswer.answeredAt} else excluded.answered_at end`,
          isLate: sql`excluded.is_late`,
          isFlagged: sql`excluded.is_flagged`,
          markedShare: sql`case when ${isFixed} then ${attemptAnswer.markedShare} end`,
        },
        setWhere: sql`${attemptAnswer.number} < excluded.number
          and (not (${isFixed}) or ${attemptAnswer.given} = excluded.given)
          and (not excluded.is_late or ${attemptAnswer.answeredAt} <= excluded.answered_at)`,
      })
      .returning({ place: attemptAnswer.place, endsAt })
      .prepare('answers_saved'),
  );
  const said = {
    answers: JSON.stringify(answers),
    now: now.toISOString(),
    isLate: late ?? false,
  };
  const written = await plan.execute({ ...asked, ...said });
  return written.map((row) => ({
    ...row,
    endsAt: row.endsAt === null ? null : new Date(row.endsAt),
  }));
}

/** From now on the answer at this place stays as it is, also where none was given. */
export const markRevealed = (db: Db, attemptId: number, place: number, now: Date) =>
  db
    .insert(attemptAnswer)
    .values({ attemptId, place, given: [], number: 0, answeredAt: now, revealedAt: now })
    .onConflictDoUpdate({
      target: [attemptAnswer.attemptId, attemptAnswer.place],
      set: { revealedAt: sql`coalesce(${attemptAnswer.revealedAt}, excluded.revealed_at)` },
    })
    .returning();
