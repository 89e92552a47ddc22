import type { QuestionPlace } from '@cheese/domain/questions/draft';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { secretQuestions } from '../exam/review/attempt.secret';
import { living } from '../question/question.door';
import { question, questionVersion } from '../bank/question.tables';
import { questionStanding } from '../question/history/standing.tables';

const MOST_QUESTIONS = 1_000;
const MOST_PLACES = 8;

interface Learning extends QuestionPlace {
  wrongCount: number;
}

/** Links to the content that teaches what the user still answers wrong, by chapter. */
export async function placesIn(db: Db, personId: number, bankId: number, now: Date) {
  const secret = await secretQuestions(db, personId, now);
  const rows = (await selectWrong(db, personId, bankId)).filter(({ id }) => !secret.has(id));
  const chapters = new Map<number, Map<string, Learning>>();
  for (const { chapterId, places } of rows) {
    const known = chapters.get(chapterId) ?? new Map<string, Learning>();
    for (const place of places) {
      const wrongCount = (known.get(place.address)?.wrongCount ?? 0) + 1;
      known.set(place.address, { ...place, wrongCount });
    }
    chapters.set(chapterId, known);
  }
  return new Map([...chapters].map(([id, places]) => [id, mostServing([...places.values()])]));
}

const mostServing = (places: Learning[]) =>
  places.sort((a, b) => b.wrongCount - a.wrongCount).slice(0, MOST_PLACES);

/** By the questions as they stand now: what leads nowhere any more was taken out there. */
const selectWrong = (db: Db, personId: number, bankId: number) =>
  db
    .select({
      id: question.id,
      chapterId: question.chapterId,
      places: questionVersion.places,
    })
    .from(questionStanding)
    .innerJoin(question, eq(question.id, questionStanding.questionId))
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.questionId, question.id), eq(questionVersion.nth, question.version)),
    )
    .where(
      and(
        eq(questionStanding.personId, personId),
        eq(questionStanding.bankId, bankId),
        lt(questionStanding.share, 1),
        living,
        sql`${questionVersion.places} <> '[]'::jsonb`,
      ),
    )
    .orderBy(desc(questionStanding.answeredAt))
    .limit(MOST_QUESTIONS);
