import type { Practice, PracticeContract as C } from '@cheese/domain/contract/exam/practice';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { findState, lockAttempt, markRevealed, selectAnswers } from '../attempt/attempt.door';
import { shareOf } from '../attempt/attempt.mark';
import type { Place } from '../attempt/attempt.places';
import { saveInto, type Submitted, submitAttempt } from '../attempt/attempt.service';
import { sheetWords } from '../attempt/attempt.sheet';
import { refuseSecret, secretQuestions } from '../exam/review/attempt.secret';
import { takeIn } from '../standing/standing.service';
import { takeLesson } from './practice.lesson';
import { practiceSheet, readPractice, withOthers } from './practice.read';

export async function savePractice(
  { db, person, clock }: CallerContext<'db'>,
  { practiceId, answers }: Static<C['save']['body']>,
) {
  await practiceSheet(db, person, practiceId);
  return saveInto(db, { person, attemptId: practiceId, answers, now: clock.now() });
}

/** Shows the key of one question, but of a lesson's test, and takes its answer into where the question stands, once. */
export async function revealQuestion(
  { db, person, clock }: CallerContext<'db'>,
  { practiceId, place }: Static<C['reveal']['body']>,
) {
  const sheet = await practiceSheet(db, person, practiceId);
  if (sheet.kind === 'courseware') refuse('practice.afterwards');
  if (sheet.isTimed) refuse('practice.timed');
  const words = (await sheetWords(db, sheet))[place] ?? refuse('question.notFound');
  const item = sheet.items[place] ?? refuse('question.notFound');
  await refuseSecret({ db, person, clock }, [words.questionId]);
  const at = await db.transaction(async (inside): Promise<Place> => {
    const attempt = await lockAttempt(inside, practiceId);
    const before = (await selectAnswers(inside, practiceId)).find((row) => row.place === place);
    if (before?.revealedAt || attempt?.submittedAt) {
      return { words, item, place, answer: before };
    }
    const now = clock.now();
    const [answer] = await markRevealed(inside, practiceId, place, now);
    const given = answer?.given ?? [];
    const questions = [{ words, given, share: shareOf(words, given, sheet.rule) }];
    await takeIn(inside, { personId: person.id, origin: sheet.title, now, questions });
    return { words, item, place, answer };
  });
  return withOthers(db, { sheet, places: [at] }, clock.now()).then(
    ([revealed]) => revealed ?? refuse('question.notFound'),
  );
}

/** Ends a practice; what was shown before was taken in then. */
export async function submitPractice(
  { db, person, clock }: CallerContext<'db'>,
  { practiceId }: Static<C['submit']['body']>,
): Promise<Practice> {
  await practiceSheet(db, person, practiceId);
  const now = clock.now();
  const endsAt = (await findState(db, practiceId))?.endsAt ?? null;
  const by = endsAt && now > endsAt ? 'time' : 'person';
  await submitAttempt(db, { id: practiceId, by, now }, (inside, submitted) =>
    takePractice(inside, submitted, now),
  );
  return readPractice(db, person, practiceId);
}

export async function takePractice(inside: Db, { attempt, answers }: Submitted, now: Date) {
  if (attempt.kind === 'exam') return;
  const { personId, title: origin, shares } = attempt;
  const words = await sheetWords(inside, attempt);
  // The standing of a question would reveal whether an exam answer is right.
  const secret = await secretQuestions(inside, personId, now);
  const questions = answers
    .filter(({ revealedAt }) => revealedAt === null)
    .flatMap(({ place, given }) => {
      const asked = words[place];
      if (!asked || secret.has(asked.questionId)) return [];
      return [{ words: asked, given, share: shares?.[place] ?? null }];
    });
  await takeIn(inside, { personId, origin, now, questions });
  await takeLesson(inside, attempt, now);
}
