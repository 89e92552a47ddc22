import { classroomLimits } from '@cheese/domain/codes/classroom/seats';
import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { Answers } from '@cheese/domain/contract/call';
import type { ClassroomContract as C } from '@cheese/domain/contract/classroom/classroom';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Paged } from '../../../db/paged';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { asPrivateText } from '../../people/publicWord/publicWord.passed';
import { publishText } from '../../people/publicWord/publicWord.service';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import type { Seat } from '../seat/seat';
import {
  countStars,
  findEvaluationOf,
  selectWorded,
  updateWords,
  upsertEvaluation,
} from './classEvaluation.store';

const toEvaluation = (row: { stars: number; text: string; evaluatedAt: Date }) => ({
  stars: row.stars,
  text: row.text,
  evaluatedAt: row.evaluatedAt.getTime(),
});

export async function readMyEvaluation(
  db: Db,
  seat: Seat,
  personId: number,
): Promise<Answers<C['myEvaluation']>> {
  const row = await findEvaluationOf(db, seat.classId, personId);
  return row && toEvaluation(row);
}

/** Stars alone need no moderator. */
export async function evaluate(
  context: CallerContext<'db'> & { seat: Seat },
  { stars, text }: Static<C['evaluate']['body']>,
): Promise<Answers<C['evaluate']>> {
  const { db, person, clock, seat } = context;
  const now = clock.now();
  const row = { teachingClassId: seat.classId, personId: person.id, stars, evaluatedAt: now };
  const words = text.trim();
  if (words === '') {
    await consumeRateLimits(db, now, [{ key: `words:${person.id}`, limit: limits.wordsOfPerson }]);
    await db.transaction(async (tx) => {
      const id = await upsertEvaluation(tx, { ...row, text: asPrivateText(''), heldAt: null });
      await deleteWaiting(tx, wordKindCodes.classEvaluation, [id]);
    });
    return { isHeld: false };
  }
  const speech = { kind: wordKindCodes.classEvaluation, parts: { text: words } };
  const { isHeld } = await publishText(context, speech, (tx, { said, heldAt }) =>
    upsertEvaluation(tx, { ...row, ...said, heldAt }),
  );
  return { isHeld };
}

const STARS = [1, 2, 3, 4, 5];

const tenths = (value: number) => Math.round(value * 10) / 10;

export async function listEvaluations(
  db: Db,
  { classId }: Seat,
  paged: Paged,
): Promise<Answers<C['evaluations']>> {
  const rows = await countStars(db, classId);
  const counts = STARS.map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
  const count = counts.reduce((sum, one) => sum + one, 0);
  const sum = counts.reduce((total, one, at) => total + one * (at + 1), 0);
  const average = count === 0 ? null : tenths(sum / count);
  const areWordsShown = count >= classroomLimits.evaluationsShown;
  const { list, total } = areWordsShown
    ? await selectWorded(db, classId, paged)
    : { list: [], total: 0 };
  return { average, counts, areWordsShown, list: list.map(toEvaluation), total };
}

/** Nobody reports these words: who reads them does not see whose they are. */
export const evaluationWords: WordSource = {
  kind: wordKindCodes.classEvaluation,
  find: () => Promise.resolve(null),
  async publish(tx, id) {
    await updateWords(tx, id, { heldAt: null });
  },
  /** The stars stay. */
  async remove(tx, id) {
    await updateWords(tx, id, { heldAt: null, text: asPrivateText('') });
  },
};
