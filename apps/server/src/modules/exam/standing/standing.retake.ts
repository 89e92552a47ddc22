import type { Share } from '@cheese/domain/questions/kind';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { AttemptRow } from '../attempt/attempt.tables';
import type { WordsRow } from '../bank/question.tables';
import { gradeOf, nextMemory } from './schedule';
import { insertMistakes, selectStandings } from './standing.store';
import { questionMistake, questionStanding } from '../question/history/standing.tables';

type Taken = Pick<AttemptRow, 'personId' | 'title' | 'submittedAt' | 'takenInAt'>;

interface Remarked {
  words: WordsRow;
  answers: readonly { given: readonly string[]; was: Share; is: Share }[];
}

/**
 * An answer that was taken into where its question stands is worth something else by now: what was
 * wrong comes off the list of mistakes, or onto it, and what stands newest says what it is worth.
 */
export async function retake(db: Db, taken: Taken, { words, answers }: Remarked) {
  const { personId, title: origin, submittedAt, takenInAt } = taken;
  if (!takenInAt || !submittedAt) return;
  const { questionId, nth: version } = words;
  for (const { given, was, is } of answers) {
    if (was === is || is === null || given.length === 0) continue;
    const about = { personId, questionId, version, answeredAt: submittedAt };
    if ((was ?? 0) < 1 && is >= 1) await dropMistake(db, about);
    if ((was ?? 0) >= 1 && is < 1)
      await insertMistakes(db, [{ ...about, given: [...given], origin }]);
    await standAnew(db, about, { was: was ?? 0, is });
  }
}

interface About {
  personId: number;
  questionId: number;
  version: number;
  answeredAt: Date;
}

const dropMistake = (db: Db, { personId, questionId, version, answeredAt }: About) =>
  db
    .delete(questionMistake)
    .where(
      and(
        eq(questionMistake.personId, personId),
        eq(questionMistake.questionId, questionId),
        eq(questionMistake.version, version),
        eq(questionMistake.answeredAt, answeredAt),
      ),
    );

async function standAnew(
  db: Db,
  { personId, questionId, answeredAt }: About,
  { was, is }: { was: number; is: number },
) {
  const [row] = await selectStandings(db, personId, [questionId]);
  if (!row) return;
  const isNewest = row.answeredAt.getTime() === answeredAt.getTime();
  const turned = Number(is >= 1) - Number(was >= 1);
  const grade = gradeOf(is);
  await db
    .update(questionStanding)
    .set({
      lastWrongAt: sql`(select max(answered_at) from question_mistake
        where person_id = ${personId} and question_id = ${questionId})`,
      ...(isNewest && {
        // Progress that was cleared stays cleared.
        share: row.share === null ? null : is,
        rightCount: row.rightCount + turned,
        wrongCount: row.wrongCount - turned,
        // Reckoned from what was known before that answer.
        grade,
        ...(row.rightCount + row.wrongCount === 1 && { firstShare: is }),
        ...nextMemory(row.before, grade, answeredAt),
      }),
    })
    .where(
      and(eq(questionStanding.personId, personId), eq(questionStanding.questionId, questionId)),
    );
}
