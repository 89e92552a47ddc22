import { and, asc, desc, eq, exists, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { filtersOf } from '../../../db/filters';
import { inputs, prepared } from '../../../db/prepared';
import { pageBy, type Paged, rowsOf } from '../../../db/paged';
import { person } from '../../people/person/person.tables';
import { course, courseware } from '../course/course.tables';
import {
  courseAnswer,
  type CourseAnswerRow,
  courseQuestion,
  type CourseQuestionRow,
} from './courseQuestion.tables';

const author = { id: person.id, nickname: person.nickname, avatar: person.avatar };

const answerCount = sql<number>`(select count(*)::int from ${courseAnswer}
  where ${courseAnswer.questionId} = ${courseQuestion.id} and ${courseAnswer.heldAt} is null)`;

const isAnswered = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(courseAnswer)
      .where(and(eq(courseAnswer.questionId, courseQuestion.id), isNull(courseAnswer.heldAt))),
  );

/** A question held for moderation is visible only to its author. */
const isSeen = or(
  isNull(courseQuestion.heldAt),
  eq(courseQuestion.personId, sql.placeholder('reader')),
);

interface Narrowed extends Paged {
  reader: number;
  personId?: number;
  courseId?: number;
  coursewareId?: number;
  keyword?: string;
  isAnswered?: boolean;
  courseIds?: number[];
  /** Unanswered questions first. */
  isOpenFirst?: boolean;
}

const pattern = sql.placeholder('pattern');
const ways = {
  personId: eq(courseQuestion.personId, sql.placeholder('personId')),
  courseId: eq(courseQuestion.courseId, sql.placeholder('courseId')),
  coursewareId: eq(courseQuestion.coursewareId, sql.placeholder('coursewareId')),
  keyword: sql`(${courseQuestion.title} ilike ${pattern} or ${courseQuestion.text} ilike ${pattern})`,
  courseIds: sql`${courseQuestion.courseId} = any(${sql.placeholder('courseIds')}::int[])`,
};

export function selectQuestions(db: Db, asked: Narrowed) {
  const { isOpenFirst, isAnswered: isWanted, keyword } = asked;
  const chosen = filtersOf(ways, asked);
  const name = ['course_questions', chosen.name, isWanted, isOpenFirst].join('_');
  const plan = prepared(db, name, () => {
    const answered = isWanted ? isAnswered(db) : not(isAnswered(db));
    const where = and(isSeen, chosen.where, isWanted === undefined ? undefined : answered);
    // Counted apart: the page alone is joined with what stands beside it.
    return shown(db, { total: sql<number>`${db.$count(courseQuestion, where)}::int` })
      .where(where)
      .orderBy(...(isOpenFirst ? [isAnswered(db)] : []), desc(courseQuestion.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name);
  });
  return pageBy(plan, { ...asked, pattern: keyword && likePattern(keyword) }, asked);
}

const shown = <More extends Record<string, SQL<number>>>(db: Db, more: More) =>
  db
    .select({
      ...more,
      row: courseQuestion,
      courseName: course.name,
      item: { id: courseware.id, title: courseware.title, type: courseware.type },
      author,
      answerCount,
    })
    .from(courseQuestion)
    .innerJoin(person, eq(person.id, courseQuestion.personId))
    .innerJoin(course, eq(course.id, courseQuestion.courseId))
    .leftJoin(courseware, eq(courseware.id, courseQuestion.coursewareId));

export async function findQuestion(db: Db, id: number) {
  const plan = prepared(db, 'course_question', () =>
    shown(db, {})
      .where(eq(courseQuestion.id, sql.placeholder('id')))
      .prepare('course_question'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

export type QuestionFound = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

// drizzle's own way of writing a moment knows none that is null.
const heldInput = sql`${sql.placeholder('heldAt')}::timestamptz`;
const heldAs = (heldAt: Date | null) => ({ heldAt: heldAt?.toISOString() ?? null });

type NewQuestion = Omit<CourseQuestionRow, 'id' | 'editedAt' | 'acceptedId'>;

export async function insertQuestion(tx: Db, { heldAt, ...row }: NewQuestion) {
  const plan = prepared(tx, 'course_question_written', () =>
    tx
      .insert(courseQuestion)
      .values({
        ...inputs('personId', 'courseId', 'coursewareId', 'position'),
        ...inputs('title', 'text', 'pictures', 'askedAt'),
        heldAt: heldInput,
      })
      .returning({ id: courseQuestion.id })
      .prepare('course_question_written'),
  );
  const [made] = await plan.execute({ ...row, ...heldAs(heldAt) });
  if (!made) throw new Error('the question was not written');
  return made.id;
}

export async function updateQuestion(
  tx: Db,
  id: number,
  said: Partial<typeof courseQuestion.$inferInsert>,
) {
  const rows = await tx
    .update(courseQuestion)
    .set(said)
    .where(eq(courseQuestion.id, id))
    .returning({ id: courseQuestion.id });
  return rows.length > 0;
}

/** With its answers; answers their numbers. */
export async function deleteQuestion(tx: Db, id: number): Promise<number[]> {
  const answers = await tx
    .select({ id: courseAnswer.id })
    .from(courseAnswer)
    .where(eq(courseAnswer.questionId, id));
  await tx.delete(courseQuestion).where(eq(courseQuestion.id, id));
  return answers.map((answer) => answer.id);
}

/** The accepted one first, then in their order. */
export async function selectAnswers(
  db: Db,
  questionId: number,
  { reader, ...paged }: Paged & { reader: number },
) {
  const chosen = and(
    eq(courseAnswer.questionId, questionId),
    or(isNull(courseAnswer.heldAt), eq(courseAnswer.personId, reader)),
  );
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select({ row: courseAnswer, author, acceptedId: courseQuestion.acceptedId })
    .from(courseAnswer)
    .innerJoin(person, eq(person.id, courseAnswer.personId))
    .innerJoin(courseQuestion, eq(courseQuestion.id, courseAnswer.questionId))
    .where(chosen)
    .orderBy(
      sql`(${courseAnswer.id} = ${courseQuestion.acceptedId}) desc nulls last`,
      asc(courseAnswer.id),
    )
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(courseAnswer, chosen) };
}

export async function findAnswer(db: Db, id: number) {
  const plan = prepared(db, 'course_answer', () =>
    db
      .select()
      .from(courseAnswer)
      .where(eq(courseAnswer.id, sql.placeholder('id')))
      .prepare('course_answer'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

type Answered = Omit<CourseAnswerRow, 'id' | 'editedAt'>;

export async function insertAnswer(tx: Db, { heldAt, ...row }: Answered) {
  const plan = prepared(tx, 'course_answer_written', () =>
    tx
      .insert(courseAnswer)
      .values({
        ...inputs('personId', 'questionId', 'text', 'pictures', 'answeredAt'),
        heldAt: heldInput,
      })
      .returning({ id: courseAnswer.id })
      .prepare('course_answer_written'),
  );
  const [made] = await plan.execute({ ...row, ...heldAs(heldAt) });
  if (!made) throw new Error('the answer was not written');
  return made.id;
}

export async function updateAnswer(
  tx: Db,
  id: number,
  said: Partial<typeof courseAnswer.$inferInsert>,
) {
  const rows = await tx
    .update(courseAnswer)
    .set(said)
    .where(eq(courseAnswer.id, id))
    .returning({ id: courseAnswer.id });
  return rows.length > 0;
}

export async function deleteAnswer(tx: Db, id: number) {
  await tx.delete(courseAnswer).where(eq(courseAnswer.id, id));
}
