import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { bodyStructure } from '../model/model.tables';
import { anatomyQuiz, anatomyQuizAnswer, type AnatomyQuizRow } from './anatomyQuiz.tables';

export type QuizOwnerRef = Pick<AnatomyQuizRow, 'personId' | 'anatomyId' | 'modelId' | 'kind'>;

const { placeholder } = sql;

export async function findUnderWay(db: Db, { personId, anatomyId, modelId, kind }: QuizOwnerRef) {
  const [row] = await db
    .select()
    .from(anatomyQuiz)
    .where(
      and(
        eq(anatomyQuiz.personId, personId),
        eq(anatomyQuiz.anatomyId, anatomyId),
        eq(anatomyQuiz.modelId, modelId),
        eq(anatomyQuiz.kind, kind),
        isNull(anatomyQuiz.finishedAt),
      ),
    )
    .for('update');
  return row;
}

/** Undefined if a concurrent call has already created one. */
export async function insertQuiz(db: Db, quiz: QuizOwnerRef & { startedAt: Date }) {
  const [row] = await db.insert(anatomyQuiz).values(quiz).onConflictDoNothing().returning();
  return row;
}

export const insertQuestions = (db: Db, rows: (typeof anatomyQuizAnswer.$inferInsert)[]) =>
  db.insert(anatomyQuizAnswer).values(rows);

const { id, name, nameLatin, nameEn, description, meshes } = bodyStructure;
const isTheirs = and(
  eq(anatomyQuiz.id, placeholder('quizId')),
  eq(anatomyQuiz.personId, placeholder('personId')),
);

const selectWhole = (db: Db) =>
  prepared(db, 'anatomy_quiz_whole', () =>
    db
      .select({
        row: anatomyQuiz,
        asked: getTableColumns(anatomyQuizAnswer),
        part: { id, name, nameLatin, nameEn, description, meshes },
      })
      .from(anatomyQuiz)
      .leftJoin(anatomyQuizAnswer, eq(anatomyQuizAnswer.quizId, anatomyQuiz.id))
      .leftJoin(bodyStructure, eq(bodyStructure.id, anatomyQuizAnswer.structureId))
      .where(isTheirs)
      .orderBy(asc(anatomyQuizAnswer.number))
      .prepare('anatomy_quiz_whole'),
  );

/** Its own person's, with its questions and the parts that they are about. */
export async function findOwn(db: Db, quizId: number, personId: number) {
  const rows = await selectWhole(db).execute({ quizId, personId });
  const questions = rows.flatMap(({ asked, part }) => (asked && part ? [{ asked, part }] : []));
  return rows[0] ? { row: rows[0].row, questions } : null;
}

export type QuizFound = NonNullable<Awaited<ReturnType<typeof findOwn>>>;
export type QuestionFound = QuizFound['questions'][number];

const said = alias(bodyStructure, 'said');

/** A question of the user's own quiz, with the name of the part they chose. */
const selectAsked = (db: Db) =>
  prepared(db, 'anatomy_quiz_asked', () =>
    db
      .select({
        row: anatomyQuiz,
        asked: getTableColumns(anatomyQuizAnswer),
        right: bodyStructure.name,
        said: said.name,
      })
      .from(anatomyQuiz)
      .innerJoin(anatomyQuizAnswer, eq(anatomyQuizAnswer.quizId, anatomyQuiz.id))
      .innerJoin(bodyStructure, eq(bodyStructure.id, anatomyQuizAnswer.structureId))
      .leftJoin(
        said,
        and(eq(said.id, placeholder('structureId')), eq(said.modelId, anatomyQuiz.modelId)),
      )
      .where(and(isTheirs, eq(anatomyQuizAnswer.number, placeholder('number'))))
      .prepare('anatomy_quiz_asked'),
  );

interface AskedBy {
  quizId: number;
  personId: number;
  number: number;
  /** Nothing has the number 0. */
  structureId: number;
}

export async function findAsked(db: Db, by: AskedBy) {
  return (await selectAsked(db).execute({ ...by }))[0];
}

export type AskedFound = NonNullable<Awaited<ReturnType<typeof findAsked>>>;

interface Answered {
  quizId: number;
  number: number;
  given: string;
  isRight: boolean;
  at: Date;
}

/**
 * Saves an answer if there is none. The quiz is locked, so that it is not ended or deleted
 * concurrently, and a finished one accepts nothing.
 */
export async function keepAnswer(db: Db, { at, ...answered }: Answered): Promise<void> {
  const plan = prepared(db, 'anatomy_quiz_answered', () => {
    const isUnderWay = and(
      eq(anatomyQuiz.id, placeholder('quizId')),
      isNull(anatomyQuiz.finishedAt),
    );
    const held = db
      .$with('held')
      .as(db.select({ id: anatomyQuiz.id }).from(anatomyQuiz).where(isUnderWay).for('share'));
    const { quizId, number, answeredAt } = anatomyQuizAnswer;
    return db
      .with(held)
      .update(anatomyQuizAnswer)
      .set({
        given: sql`${placeholder('given')}::text`,
        isRight: sql`${placeholder('isRight')}::boolean`,
        answeredAt: sql`${placeholder('now')}::timestamptz`,
      })
      .from(held)
      .where(and(eq(quizId, held.id), eq(number, placeholder('number')), isNull(answeredAt)))
      .prepare('anatomy_quiz_answered');
  });
  await plan.execute({ ...answered, now: at.toISOString() });
}

export const endQuiz = (db: Db, quizId: number, finishedAt: Date) =>
  db
    .update(anatomyQuiz)
    .set({ finishedAt })
    .where(and(eq(anatomyQuiz.id, quizId), isNull(anatomyQuiz.finishedAt)));

export const deleteQuiz = (db: Db, quizId: number) =>
  db.delete(anatomyQuiz).where(eq(anatomyQuiz.id, quizId));

export async function isTouched(db: Db, quizId: number): Promise<boolean> {
  const { quizId: of, answeredAt } = anatomyQuizAnswer;
  return (await db.$count(anatomyQuizAnswer, and(eq(of, quizId), isNotNull(answeredAt)))) > 0;
}

/** The latest answer for each part of a model, in one kind of quiz. */
export async function selectKnown(db: Db, { personId, modelId, kind }: QuizOwnerRef) {
  const { structureId, isRight, answeredAt, quizId } = anatomyQuizAnswer;
  const rows = await db
    .selectDistinctOn([structureId], { structureId, isRight })
    .from(anatomyQuizAnswer)
    .innerJoin(anatomyQuiz, eq(anatomyQuiz.id, quizId))
    .where(
      and(
        eq(anatomyQuiz.personId, personId),
        eq(anatomyQuiz.modelId, modelId),
        eq(anatomyQuiz.kind, kind),
        isNotNull(answeredAt),
      ),
    )
    .orderBy(structureId, desc(answeredAt), desc(quizId));
  return new Map(rows.map((row) => [row.structureId, row.isRight === true]));
}
