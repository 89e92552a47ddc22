import type { MarkingView } from '@cheese/domain/codes/exam/markings';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { rawRows } from '../../../db/rawRows';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import { attemptAnswer, questionAttempt } from '../attempt/attempt.tables';
import type { ExamRow, SchoolExam } from '../exam/exam.tables';
import { refsOf } from './examMarking.refs';
import { answerMark, type MarkRow } from '../attempt/examMarking.tables';
import type { AnswerRef } from './examMarking.refs.store';

const column = (refs: readonly AnswerRef[], name: keyof AnswerRef) =>
  sql`${sql.param(refs.map((ref) => ref[name]))}::int[]`;

/** The SQL form of `standingOf` and `isFor`. */
const stoodFor = (exam: MarkedExam, markerId: number, refs: readonly AnswerRef[]) => sql`
  with answer as (
    select * from unnest(${column(refs, 'attemptId')}, ${column(refs, 'place')},
      ${column(refs, 'number')}, ${column(refs, 'questionId')}, ${column(refs, 'version')},
      ${column(refs, 'score')})
      as answer(attempt_id, place, number, question_id, version, score)
  ), given as (
    select answer.attempt_id, answer.place, count(*) as marks,
      (array_agg(mark.score order by mark.marked_at)) as scores,
      bool_or(mark.is_final) as is_decided, bool_or(mark.marker_id = ${markerId}) as is_given
    from answer join answer_mark mark on mark.attempt_id = answer.attempt_id
      and mark.place = answer.place and mark.number = answer.number
    group by 1, 2
  ), standing as (
    select answer.*, coalesce(given.is_given, false) as is_given,
      case when given.is_decided then 'settled' when given.marks is null then 'waiting'
        when ${exam.markers}::int = 1 then 'settled' when given.marks < 2 then 'half'
        when abs(given.scores[1] - given.scores[2]) > ${exam.maxDifference}::int then 'disputed'
        else 'settled' end as state
    from answer left join given using (attempt_id, place)
  ), stood as (
    select standing.*, state = 'disputed' or (state <> 'settled' and not is_given) as is_mine
    from standing
  )`;

export type MarkedExam = Pick<ExamRow, 'id' | 'markers' | 'maxDifference'>;

interface QuestionCounts {
  questionId: number;
  version: number;
  score: number;
  answeredCount: number;
  settledCount: number;
  disputedCount: number;
  mineCount: number;
}

/** Each question of an exam that people mark, and how far they are with it. */
export async function selectMarkedQuestions(db: Db, exam: MarkedExam, markerId: number) {
  const refs = await refsOf(db, exam.id);
  return rawRows<QuestionCounts>(
    db,
    sql`${stoodFor(exam, markerId, refs)}
    select question_id as "questionId", version, max(score) as score,
      count(*)::int as "answeredCount",
      (count(*) filter (where state = 'settled'))::int as "settledCount",
      (count(*) filter (where state = 'disputed'))::int as "disputedCount",
      (count(*) filter (where is_mine))::int as "mineCount"
    from stood group by question_id, version order by min(attempt_id), min(place), question_id`,
  );
}

const inView: Record<MarkingView, SQL> = {
  mine: sql`is_mine`,
  disputed: sql`state = 'disputed'`,
  settled: sql`state = 'settled'`,
  all: sql`true`,
};

interface PageAsked extends Paged {
  questionId: number;
  version: number;
  view: MarkingView;
}

const columns = sql`attempt_id as "attemptId", place, number, question_id as "questionId", version, score`;

/** A page of the answers to one question, in the order of handing in. */
export async function selectPage(
  db: Db,
  exam: MarkedExam,
  markerId: number,
  { view, questionId, version, ...at }: PageAsked,
) {
  const isAsked = (ref: AnswerRef) => ref.questionId === questionId && ref.version === version;
  const asked = (await refsOf(db, exam.id)).filter(isAsked);
  const { limit, offset } = rowsOf(at);
  const rows = await rawRows<AnswerRef & { total: number }>(
    db,
    sql`${stoodFor(exam, markerId, asked)},
      found as (select ${columns} from stood where ${inView[view]})
    select page.*, counted.total from (select count(*)::int as total from found) as counted
    left join (select * from found order by "attemptId", place limit ${limit} offset ${offset})
      as page on true order by "attemptId", place`,
  );
  const refs = rows.filter(({ attemptId }: { attemptId: number | null }) => attemptId !== null);
  return { refs, total: rows[0]?.total ?? 0 };
}

/** Marks given to an earlier version of an answer do not count. */
export async function selectMarks(db: Db, attemptIds: readonly number[]): Promise<MarkRow[]> {
  const isCounted = and(
    eq(attemptAnswer.attemptId, answerMark.attemptId),
    eq(attemptAnswer.place, answerMark.place),
    eq(attemptAnswer.number, answerMark.number),
  );
  const rows = await db
    .select({ mark: answerMark })
    .from(answerMark)
    .innerJoin(attemptAnswer, isCounted)
    .where(sql`${answerMark.attemptId} = any(${sql.param([...attemptIds])}::int[])`)
    .orderBy(asc(answerMark.markedAt), asc(answerMark.markerId));
  return rows.map(({ mark }) => mark);
}

export const selectMarksOf = (db: Db, { attemptId, place, number }: Omit<AnswerRef, 'score'>) =>
  db
    .select()
    .from(answerMark)
    .where(
      and(
        eq(answerMark.attemptId, attemptId),
        eq(answerMark.place, place),
        eq(answerMark.number, number),
      ),
    )
    .orderBy(asc(answerMark.markedAt), asc(answerMark.markerId));

/** The words of these answers. */
export async function selectGiven(db: Db, refs: readonly AnswerRef[]) {
  if (refs.length === 0) return [];
  const asked = JSON.stringify(refs.map(({ attemptId, place }) => ({ id: attemptId, place })));
  return db
    .select()
    .from(attemptAnswer)
    .where(
      sql`(${attemptAnswer.attemptId}, ${attemptAnswer.place}) in (
        select * from jsonb_to_recordset(${asked}::jsonb) as asked(id int, place smallint))`,
    );
}

/** Names from the school's roll. */
export const selectNames = (db: Db, exam: SchoolExam, attemptIds: readonly number[]) =>
  attemptIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          id: questionAttempt.id,
          name: sql<string>`coalesce(${membership.name}, ${person.name}, ${person.nickname})`,
        })
        .from(questionAttempt)
        .innerJoin(person, eq(person.id, questionAttempt.personId))
        .leftJoin(
          membership,
          and(
            eq(membership.personId, person.id),
            eq(membership.organisationId, exam.organisationId),
          ),
        )
        .where(inArray(questionAttempt.id, [...attemptIds]));

export const selectMarkers = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: person.id, name: sql<string>`coalesce(${person.name}, ${person.nickname})` })
        .from(person)
        .where(inArray(person.id, [...ids]));
