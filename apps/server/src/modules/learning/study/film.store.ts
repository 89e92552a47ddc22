import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { filmAnswer, type FilmAnswerRow } from '../course/learners/study.tables';

const isOfFilm = and(
  eq(filmAnswer.personId, sql.placeholder('personId')),
  eq(filmAnswer.coursewareId, sql.placeholder('coursewareId')),
);

export async function selectAnswered(db: Db, personId: number, coursewareId: number) {
  const plan = prepared(db, 'film_answered', () =>
    db
      .select({ questionId: filmAnswer.questionId })
      .from(filmAnswer)
      .where(isOfFilm)
      .prepare('film_answered'),
  );
  const rows = await plan.execute({ personId, coursewareId });
  return rows.map(({ questionId }) => questionId);
}

export async function findFilmAnswer(
  db: Db,
  asked: Pick<FilmAnswerRow, 'personId' | 'coursewareId' | 'questionId'>,
) {
  const plan = prepared(db, 'film_answer', () =>
    db
      .select()
      .from(filmAnswer)
      .where(and(isOfFilm, eq(filmAnswer.questionId, sql.placeholder('questionId'))))
      .prepare('film_answer'),
  );
  return (await plan.execute(asked))[0] ?? null;
}

/** Keeps an answer; whether it is the first. One that stood for a lost question gives way. */
export async function insertFilmAnswer(db: Db, row: FilmAnswerRow): Promise<boolean> {
  const rows = await db
    .insert(filmAnswer)
    .values(row)
    .onConflictDoUpdate({
      target: [filmAnswer.personId, filmAnswer.coursewareId, filmAnswer.questionId],
      set: row,
      setWhere: eq(filmAnswer.version, 0),
    })
    .returning({ questionId: filmAnswer.questionId });
  return rows.length > 0;
}
