import type { PracticeContract as C, ReviewGrades } from '@cheese/domain/contract/exam/practice';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { type Place, placesOf } from '../attempt/attempt.places';
import { type Sheet, sheetOf } from '../attempt/attempt.sheet';
import { gradeAnswer, reviewGradesOf, type ShownAnswer } from '../standing/standing.grade';
import type { CallerContext } from '../../../calls/callerContext';

const toShown = ({ words, answer }: Place): ShownAnswer[] =>
  answer?.revealedAt ? [{ questionId: words.questionId, shownAt: answer.revealedAt }] : [];

/**
 * Grades that the learner may set by hand, by question; only in a spaced review whose keys were
 * shown.
 */
export const gradesAt = (
  db: Db,
  { kind, personId }: Pick<Sheet, 'kind' | 'personId'>,
  places: readonly Place[],
): Promise<ReadonlyMap<number, ReviewGrades>> =>
  reviewGradesOf(db, personId, kind === 'due' ? places.flatMap(toShown) : []);

export async function gradeByHand(
  { db, person }: CallerContext<'db'>,
  { practiceId, place, grade }: Static<C['grade']['body']>,
): Promise<ReviewGrades> {
  const sheet = await sheetOf(db, person.id, practiceId);
  if (sheet.kind !== 'due') refuse('attempt.notFound');
  const at = (await placesOf(db, sheet)).find((one) => one.place === place);
  const [shown] = at ? toShown(at) : [];
  return shown ? gradeAnswer(db, person.id, { ...shown, grade }) : refuse('question.notFound');
}
