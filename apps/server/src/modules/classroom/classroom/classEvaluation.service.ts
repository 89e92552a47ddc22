import { classroomLimits } from '@cheese/domain/codes/classroom/seats';
import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { Answers } from '@cheese/domain/contract/call';
import type { ClassroomContract as C } from '@cheese/domain/contract/classroom/classroom';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Paged } from '../../../db/paged';
import { asPrivateText } from '../../people/publicWord/publicWord.passed';
import { publishText } from '../../people/publicWord/publicWord.service';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import type { Seat } from '../seat/seat';
import { seatOf } from '../seat/seat.service';
import {
  countStars,
  deleteEvaluation,
  findEvaluation,
  findEvaluationOf,
  selectWorded,
  updateHeld,
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
    await upsertEvaluation(db, { ...row, text: asPrivateText(''), heldAt: null });
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

/** Nobody but moderators can report these words, as nobody sees whose they are. */
export const evaluationWords: WordSource = {
  kind: wordKindCodes.classEvaluation,
  async find({ db, person }, id) {
    const row = await findEvaluation(db, id);
    const seat = row && (await seatOf(db, person, row.teachingClassId));
    return seat && row ? { personId: row.personId, text: row.text } : null;
  },
  async publish(tx, id) {
    await updateHeld(tx, id, null);
  },
  async remove(tx, id) {
    await deleteEvaluation(tx, id);
  },
};
