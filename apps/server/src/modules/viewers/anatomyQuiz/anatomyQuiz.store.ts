import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { bodyStructure } from '../bodyModel/bodyModel.tables';
import { anatomyQuiz, anatomyQuizAnswer, type AnatomyQuizRow } from './anatomyQuiz.tables';

export type Of = Pick<AnatomyQuizRow, 'personId' | 'anatomyId' | 'modelId' | 'kind'>;

export async function findUnderWay(db: Db, { personId, anatomyId, modelId, kind }: Of) {
  const [row] = await db
    .select()
    .from(anatomyQuiz)
    .where(
      and(
        ...[eq(anatomyQuiz.personId, personId), eq(anatomyQuiz.anatomyId, anatomyId)],
        ...[eq(anatomyQuiz.modelId, modelId), eq(anatomyQuiz.kind, kind)],
        isNull(anatomyQuiz.finishedAt),
      ),
    )
    .for('update');
  return row;
}

/** Its own person's; locked, so that one answer comes after the other. */
export async function findOwn(db: Db, id: number, personId: number, isLocked = false) {
  const query = db
    .select()
    .from(anatomyQuiz)
    .where(and(eq(anatomyQuiz.id, id), eq(anatomyQuiz.personId, personId)));
  const [row] = await (isLocked ? query.for('update') : query);
  return row;
}

/** Of two that begin at once only one is made, and nothing comes back to the other. */
export async function insertQuiz(db: Db, quiz: Of & { startedAt: Date }) {
  const [row] = await db.insert(anatomyQuiz).values(quiz).onConflictDoNothing().returning();
  return row;
}

export const insertQuestions = (db: Db, rows: (typeof anatomyQuizAnswer.$inferInsert)[]) =>
  db.insert(anatomyQuizAnswer).values(rows);

/** The questions of a quiz with the parts that they are about. */
export const selectQuestions = (db: Db, quizId: number) =>
  db
    .select({ asked: anatomyQuizAnswer, part: bodyStructure })
    .from(anatomyQuizAnswer)
    .innerJoin(bodyStructure, eq(bodyStructure.id, anatomyQuizAnswer.structureId))
    .where(eq(anatomyQuizAnswer.quizId, quizId))
    .orderBy(asc(anatomyQuizAnswer.number));

export type QuestionFound = Awaited<ReturnType<typeof selectQuestions>>[number];

interface Answered {
  given: string;
  isRight: boolean;
  answeredAt: Date;
}

export const keepAnswer = (db: Db, quizId: number, number: number, answered: Answered) =>
  db
    .update(anatomyQuizAnswer)
    .set(answered)
    .where(
      and(
        ...[eq(anatomyQuizAnswer.quizId, quizId), eq(anatomyQuizAnswer.number, number)],
        isNull(anatomyQuizAnswer.answeredAt),
      ),
    );

export const endQuiz = (db: Db, id: number, finishedAt: Date) =>
  db.update(anatomyQuiz).set({ finishedAt }).where(eq(anatomyQuiz.id, id));

export const deleteQuiz = (db: Db, id: number) =>
  db.delete(anatomyQuiz).where(eq(anatomyQuiz.id, id));

/** How somebody answered last for each part of a model, in one kind of quiz. */
export async function selectKnown(db: Db, { personId, modelId, kind }: Of) {
  const { structureId, isRight, answeredAt, quizId } = anatomyQuizAnswer;
  const rows = await db
    .selectDistinctOn([structureId], { structureId, isRight })
    .from(anatomyQuizAnswer)
    .innerJoin(anatomyQuiz, eq(anatomyQuiz.id, quizId))
    .where(
      and(
        ...[eq(anatomyQuiz.personId, personId), eq(anatomyQuiz.modelId, modelId)],
        ...[eq(anatomyQuiz.kind, kind), isNotNull(answeredAt)],
      ),
    )
    .orderBy(structureId, desc(answeredAt), desc(quizId));
  return new Map(rows.map((row) => [row.structureId, row.isRight === true]));
}
