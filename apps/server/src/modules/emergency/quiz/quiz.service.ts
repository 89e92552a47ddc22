import type { Answers } from '@cheese/domain/contract/call';
import type { QuizContract } from '@cheese/domain/contract/emergency/quiz';
import type { Quiz, QuizResult } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { verdictOf } from '@cheese/domain/questions/kind';
import { questionKinds } from '@cheese/domain/questions/kinds';
import { validationTexts } from '@cheese/domain/texts/validation';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Paged } from '../../../db/paged';
import type { Person } from '../../../plugins/access';
import { Refusal, refuse } from '../../../calls/refusal';
import { ownOrg } from '../people/people.scope';
import { addQuiz } from '../totals/totals.door';
import { toQuiz, toReviewed, toSummary } from './quiz.shapes';
import {
  findDone,
  findUnderWay,
  giveUpUnderWay,
  lockQuiz,
  selectDone,
  selectPaper,
  storeMarks,
  updateGiven,
} from './quiz.store';
import type { QuizQuestionRow, QuizRow } from './quiz.tables';
import { selectWrong } from './wrong.store';
import type { CallerContext } from '../../../calls/callerContext';

export async function readCurrent(db: Db, { id }: Person): Promise<Quiz | null> {
  const quiz = await findUnderWay(db, id);
  return quiz && toQuiz(quiz, await selectPaper(db, quiz.id));
}

type KeepAsked = Static<QuizContract['keepAnswer']['body']>;

/** Keeps an answer until the quiz is submitted: it can be changed as often as one likes. */
export async function keepAnswer(db: Db, person: Person, { quizId, ...answer }: KeepAsked) {
  await db.transaction(async (inside) => {
    const quiz = (await lockQuiz(inside, quizId, person.id)) ?? refuse('quiz.notFound');
    if (quiz.submittedAt) refuse('quiz.submitted');
    const row = answeredIn(await selectPaper(inside, quizId), answer);
    await updateGiven(inside, row, answer.option);
  });
  return null;
}

/** Ends a quiz without a result. Given up twice, it is given up. */
export async function giveUpQuiz(
  db: Db,
  { person, clock }: CallerContext,
  { quizId }: Static<QuizContract['giveUp']['body']>,
) {
  await db.transaction(async (inside) => {
    const quiz = await lockQuiz(inside, quizId, person.id);
    if (quiz?.submittedAt) refuse('quiz.submitted');
    if (quiz && !quiz.givenUpAt) await giveUpUnderWay(inside, person.id, clock.now());
  });
  return null;
}

type SubmitAsked = Static<QuizContract['submit']['body']>;

/** Marks a quiz once, however often it is called, and answers the result. */
export function submitQuiz(
  db: Db,
  { person, clock }: CallerContext,
  { quizId, answers }: SubmitAsked,
): Promise<QuizResult> {
  return db.transaction(async (inside) => {
    const quiz = (await lockQuiz(inside, quizId, person.id)) ?? refuse('quiz.notFound');
    if (!quiz.submittedAt) await markQuiz(inside, quiz, { answers, now: clock.now() });
    return readResult(inside, person, quizId);
  });
}

interface Submission {
  answers: SubmitAsked['answers'];
  now: Date;
}

async function markQuiz(inside: Db, quiz: QuizRow, { answers, now }: Submission) {
  const paper = await selectPaper(inside, quiz.id);
  // Answers saved earlier count unless they are answered again.
  const given = new Map(paper.map((row) => [row.questionId, row.given]));
  for (const answer of answers) given.set(answeredIn(paper, answer).questionId, answer.option);
  const marked = paper.map((row) => markAnswer(row, given.get(row.questionId) ?? null));
  const correct = marked.filter(({ verdict }) => verdict === 'correct').length;
  const score = Math.round((100 * correct) / marked.length);
  await storeMarks(inside, { ...quiz, correct, score, submittedAt: now }, marked);
  // Practice is not included in the statistics.
  if (quiz.isTest) await addQuiz(inside, { ...quiz, score, submittedAt: now });
}

const markAnswer = (row: QuizQuestionRow, given: string | null): QuizQuestionRow => {
  const { type, answer } = row.asked;
  const share = questionKinds[type].mark(given ? [given] : [], [[answer]], 'allOrNothing');
  return { ...row, given, verdict: verdictOf(share) };
};

/** The question that is answered, where it was asked and has such an option. */
function answeredIn(paper: QuizQuestionRow[], { questionId, option }: Omit<KeepAsked, 'quizId'>) {
  const row = paper.find((one) => one.questionId === questionId);
  if (row?.asked.options.some(({ key }) => key === option)) return row;
  const field = row ? 'option' : 'questionId';
  throw new Refusal('call.invalid', { field, message: validationTexts.notOneOf(field) });
}

/** Only for submitted quizzes, since keys are hidden before. */
export async function readResult(db: Db, { id }: Person, quizId: number): Promise<QuizResult> {
  const quiz = (await findDone(db, quizId, id)) ?? refuse('quiz.notFound');
  return { ...toSummary(quiz), questions: (await selectPaper(db, quizId)).map(toReviewed) };
}

export async function listQuizzes(
  db: Db,
  { id }: Person,
  paged: Paged,
): Promise<Answers<QuizContract['list']>> {
  const { rows, total } = await selectDone(db, id, paged);
  return { list: rows.map(toSummary), total };
}

export async function listWrong(
  db: Db,
  person: Person,
  paged: Paged,
): Promise<Answers<QuizContract['wrongList']>> {
  const trainee = { personId: person.id, organisationId: ownOrg(person) };
  const { rows, total } = await selectWrong(db, trainee, paged);
  const list = rows.map(({ wrongCount, answeredAt, ...row }) => ({
    ...toReviewed({ ...row, verdict: 'wrong' }),
    wrongCount,
    answeredAt: answeredAt?.getTime() ?? 0,
  }));
  return { list, total };
}
