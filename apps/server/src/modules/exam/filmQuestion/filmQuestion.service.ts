import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { Answers } from '@cheese/domain/contract/call';
import type { FilmQuestionContract as C } from '@cheese/domain/contract/exam/filmQuestion';
import { questionKinds } from '@cheese/domain/questions/kinds';
import { validationTexts } from '@cheese/domain/texts/validation';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { Refusal, refuse } from '../../../calls/refusal';
import { type FilmStop, keepFilmAnswer, requireFilmStop } from '../../learning/study/study.door';
import { shareOf } from '../attempt/attempt.mark';
import { refuseSecret } from '../exam/review/attempt.secret';
import type { CallerContext } from '../../../calls/callerContext';
import { selectRefs } from '../question/question.door';
import { toPaper, toReviewed } from '../question/question.shapes';
import type { WordsRow } from '../bank/question.tables';
import { wordsOf } from '../question/question.words';
import { takeIn } from '../standing/standing.service';

type FilmQuestionQuery = Static<C['detail']['query']>;

const plain = (words: WordsRow, groupId: number | null) => ({ words, groupId, shown: null });

/** The question at a moment of a film; with its key once it is answered. */
export async function readFilmQuestion(
  context: CallerContext<'db'>,
  query: FilmQuestionQuery,
): Promise<Answers<C['detail']>> {
  const stop = await requireFilmStop(context, query);
  const { mustAnswer } = stop;
  const reviewed = await reviewedAt(context.db, stop);
  if (reviewed) return { mustAnswer, question: null, reviewed };
  const found = await askedAt(context, stop);
  if (found) return { mustAnswer, question: toPaper(found), reviewed: null };
  // A question that was deleted or cannot be asked here is skipped, so that it never blocks the
  // film.
  await keep(context, {
    asked: query,
    questionId: stop.questionId,
    version: 0,
    given: [],
    share: null,
  });
  return { mustAnswer, question: null, reviewed: null };
}

/** Marked at once, and kept as it was first given. */
export async function answerFilmQuestion(
  context: CallerContext<'db'>,
  { given, ...asked }: Static<C['answer']['body']>,
): Promise<Answers<C['answer']>> {
  const { db, person, clock } = context;
  const stop = await requireFilmStop(context, asked);
  const before = await reviewedAt(db, stop);
  if (before) return before;
  const found = (await askedAt(context, stop)) ?? refuse('filmQuestion.notFound');
  const { words } = found;
  if (given.length === 0 || !questionKinds[words.type].fits(given, words)) refuseGiven();
  const share = shareOf(words, given, 'shareUntilWrong');
  const answer = { questionId: stop.questionId, version: words.nth, given, share };
  await db.transaction(async (inside) => {
    const isFirst = await keep({ ...context, db: inside }, { asked, ...answer });
    const taken = { personId: person.id, origin: stop.title, now: clock.now() };
    if (isFirst) await takeIn(inside, { ...taken, questions: [{ words, given, share }] });
  });
  const kept = await requireFilmStop(context, asked);
  return (await reviewedAt(db, kept)) ?? refuse('filmQuestion.notFound');
}

function refuseGiven(): never {
  throw new Refusal('call.invalid', { field: 'given', message: validationTexts.notOneOf('given') });
}

/** The current wording; null if the question was deleted or cannot be asked in a film. */
async function askedAt(context: CallerContext<'db'>, { questionId }: FilmStop) {
  const { db } = context;
  const [ref] = await selectRefs(db, [questionId]);
  if (!ref) return null;
  await refuseSecret(context, [questionId]);
  const [words] = await wordsOf(db, [ref]);
  // No slide is shown beside a film: nobody could answer it there.
  return words && words.type !== questionTypeCodes.slide ? plain(words, ref.groupId) : null;
}

/** In the words in which it was answered. */
async function reviewedAt(db: Db, { questionId, answer }: FilmStop) {
  if (!answer || answer.version === 0) return null;
  const { version, given, share } = answer;
  const [words] = await wordsOf(db, [{ questionId, version }]);
  return words ? toReviewed(plain(words, null), { given, share }) : null;
}

interface Answer {
  asked: FilmQuestionQuery;
  questionId: number;
  version: number;
  given: string[];
  share: number | null;
}

const keep = (
  { db, person, clock }: CallerContext<'db'>,
  { asked: { coursewareId }, ...answer }: Answer,
): Promise<boolean> =>
  keepFilmAnswer(db, { personId: person.id, coursewareId, answeredAt: clock.now(), ...answer });
