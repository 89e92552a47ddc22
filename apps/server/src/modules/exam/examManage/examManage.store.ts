import type { ExamPhase } from '@cheese/domain/codes/exam/examPhases';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { person } from '../../people/person/person.tables';
import { questionAttempt } from '../attempt/attempt.tables';
import { exam, type ExamRow } from '../exam/exam.tables';
import type { PaperPlan } from '../paper/paper.plan';
import { paper } from '../paper/paper.tables';

const input = sql.placeholder;

/** The phases as the database knows them: the same as `examPhaseOf`. */
function inPhase(phase: ExamPhase): SQL {
  const now = sql`${input('now')}::timestamptz`;
  const isLiving = and(isNotNull(exam.publishedAt), isNull(exam.cancelledAt));
  const phases: Record<ExamPhase, SQL | undefined> = {
    draft: isNull(exam.publishedAt),
    toCome: and(isLiving, gt(exam.startsAt, now)),
    running: and(isLiving, lte(exam.startsAt, now), gt(exam.endsAt, now)),
    over: and(isLiving, lte(exam.startsAt, now), lte(exam.endsAt, now)),
    cancelled: and(isNotNull(exam.publishedAt), isNotNull(exam.cancelledAt)),
  };
  return phases[phase]!;
}

const countWhere = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;

/**
 * Counts first tries and open ones, of which a learner has one each at most, so that no one counts
 * twice.
 */
const satBy = (db: Db) =>
  db
    .select({
      begunCount: countWhere(sql`${questionAttempt.nth} = 1`).as('begun'),
      openCount: countWhere(sql`${questionAttempt.submittedAt} is null`).as('open'),
      waitingCount: sql<number>`coalesce(sum(${questionAttempt.waitingCount}), 0)::int`.as(
        'waiting',
      ),
    })
    .from(questionAttempt)
    .where(and(eq(questionAttempt.kind, 'exam'), eq(questionAttempt.sourceId, exam.id)))
    .as('sat');

const briefOf = {
  id: exam.id,
  title: exam.title,
  startsAt: exam.startsAt,
  endsAt: exam.endsAt,
  durationS: exam.durationS,
  publishedAt: exam.publishedAt,
  cancelledAt: exam.cancelledAt,
  questionCount: exam.questionCount,
  totalScore: exam.totalScore,
};
const { plan: _plan, ...allButPlan } = getTableColumns(exam);

/** For drafts the current plan of the paper; published plans are not needed here. */
const draftPlan = sql<PaperPlan | null>`case when ${exam.publishedAt} is null
  then coalesce(${paper.plan}, ${exam.plan}) end`;

const selectPage = (db: Db, where: SQL | undefined) => {
  const sat = satBy(db);
  const { begunCount, openCount, waitingCount } = sat;
  return db
    .select({
      exam: briefOf,
      draftPlan,
      begunCount,
      openCount,
      waitingCount,
      total: db.$count(exam, where),
    })
    .from(exam)
    .leftJoin(paper, eq(paper.id, exam.paperId))
    .leftJoinLateral(sat, sql`true`)
    .where(where)
    .orderBy(desc(exam.id))
    .limit(input('limit'))
    .offset(input('offset'));
};

const selectWhole = (db: Db) => {
  const sat = satBy(db);
  const { begunCount, openCount, waitingCount } = sat;
  return db
    .select({
      exam: allButPlan,
      draftPlan,
      begunCount,
      openCount,
      waitingCount,
      paperName: paper.name,
      createdBy: sql<string>`coalesce(${person.name}, ${person.nickname}, '')`,
    })
    .from(exam)
    .leftJoin(paper, eq(paper.id, exam.paperId))
    .leftJoin(person, eq(person.id, exam.createdBy))
    .leftJoinLateral(sat, sql`true`)
    .where(and(eq(exam.id, input('id')), eq(exam.organisationId, input('organisationId'))));
};

export interface ListedRow {
  exam: Pick<ExamRow, keyof typeof briefOf>;
  draftPlan: PaperPlan | null;
  begunCount: number | null;
  openCount: number | null;
  waitingCount: number | null;
}

interface Narrowed extends Paged {
  phase?: ExamPhase;
  keyword?: string;
}

/** Those that were made last first. */
export function selectSchoolExams(
  db: Db,
  organisationId: number,
  { now, phase, keyword, ...asked }: Narrowed & { now: Date },
) {
  const name = `school_exams_${phase ?? 'all'}${keyword ? '_named' : ''}`;
  const page = prepared(db, name, () => {
    const where = and(
      eq(exam.organisationId, input('organisationId')),
      phase && inPhase(phase),
      keyword ? ilike(exam.title, input('pattern')) : undefined,
    );
    return selectPage(db, where).prepare(name);
  });
  const pattern = keyword && likePattern(keyword);
  return pageBy(page, { organisationId, now: now.toISOString(), pattern }, asked);
}

export async function findListed(db: Db, organisationId: number, id: number) {
  const plan = prepared(db, 'school_exam', () => selectWhole(db).prepare('school_exam'));
  return (await plan.execute({ organisationId, id }))[0] ?? null;
}

export async function insertExam(db: Db, row: typeof exam.$inferInsert) {
  const [made] = await db.insert(exam).values(row).returning({ id: exam.id });
  if (!made) throw new Error('the exam was not written');
  return made.id;
}

/** Null where it was changed since. */
export async function updateExam(
  db: Db,
  { id, edition }: Pick<ExamRow, 'id' | 'edition'>,
  changed: Partial<typeof exam.$inferInsert>,
) {
  const [row] = await db
    .update(exam)
    .set({ ...changed, edition: sql`${exam.edition} + 1` })
    .where(and(eq(exam.id, id), eq(exam.edition, edition)))
    .returning({ edition: exam.edition });
  return row?.edition ?? null;
}

export const deleteDraft = (db: Db, id: number) =>
  db
    .delete(exam)
    .where(and(eq(exam.id, id), isNull(exam.publishedAt)))
    .returning({ audienceId: exam.audienceId });

export const selectSitters = (db: Db, examId: number) =>
  db
    .selectDistinct({ personId: questionAttempt.personId })
    .from(questionAttempt)
    .where(and(eq(questionAttempt.kind, 'exam'), eq(questionAttempt.sourceId, examId)));
