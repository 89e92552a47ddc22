import type { Share } from '@cheese/domain/questions/kind';
import type { Db } from '../../../db/database';
import type { AttemptRow } from '../attempt/attempt.tables';
import type { WordsRow } from '../bank/question.tables';
import { gradeOf, nextMemory } from './schedule';
import {
  type About,
  deleteMistake,
  insertMistakes,
  selectStandings,
  updateRetaken,
} from './standing.store';

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
    if ((was ?? 0) < 1 && is >= 1) await deleteMistake(db, about);
    if ((was ?? 0) >= 1 && is < 1)
      await insertMistakes(db, [{ ...about, given: [...given], origin }]);
    await standAnew(db, about, { was: was ?? 0, is });
  }
}

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
  const turnedNewest = isNewest && {
    // Progress that was cleared stays cleared.
    share: row.share === null ? null : is,
    rightCount: row.rightCount + turned,
    wrongCount: row.wrongCount - turned,
    // Reckoned from what was known before that answer.
    grade,
    ...(row.rightCount + row.wrongCount === 1 && { firstShare: is }),
    ...nextMemory(row.before, grade, answeredAt),
  };
  await updateRetaken(db, { personId, questionId }, { ...turnedNewest });
}
