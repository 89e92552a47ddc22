import { testRule } from '@cheese/domain/codes/emergency/testRule';
import type { AnswerVerdict } from '@cheese/domain/codes/exam/questionTypes';
import type { Db } from '@cheese/server/db/database';
import { makeRandom, type Random } from '@cheese/generators/random';
import type { QuestionRow } from '@cheese/server/modules/emergency/question/question.tables';
import { freeze } from '@cheese/server/modules/emergency/quiz/quiz.draw';
import {
  emergencyQuiz,
  emergencyQuizQuestion,
} from '@cheese/server/modules/emergency/quiz/quiz.tables';

const QUESTIONS = testRule.fullLength;
/** Shares no divisor with the number of questions, so that it comes to each of them. */
const STEP = 7;
const MINUTE_MS = 60_000;

export interface QuizTaker {
  personId: number;
  organisationId: number;
  name: string;
  /** How likely they know an answer. */
  skill: number;
  visits: readonly { quizAt: number | null }[];
}

/** The quizzes that somebody took, marked as the server would have marked them. */
export async function plantQuizzes(db: Db, taker: QuizTaker, bank: readonly QuestionRow[]) {
  const random = makeRandom(`quizzes of ${taker.name}`);
  const times = taker.visits.flatMap(({ quizAt }) => quizAt ?? []);
  if (times.length === 0 || bank.length === 0) return;
  const from = Math.floor(random.between(0, bank.length));
  const papers = times.map((_, nth) =>
    draw(bank, from + nth * QUESTIONS).map((question) => answer(question, taker.skill, random)),
  );
  const rows = papers.map((answers, nth) => ({
    ...scoreOf(answers),
    isTest: (nth + 1) * QUESTIONS <= bank.length,
    personId: taker.personId,
    organisationId: taker.organisationId,
    startedAt: new Date(times[nth] ?? 0),
    submittedAt: new Date((times[nth] ?? 0) + Math.round(random.between(3, 9)) * MINUTE_MS),
  }));
  const made = await db.insert(emergencyQuiz).values(rows).returning({ id: emergencyQuiz.id });
  const asked = papers.flatMap((answers, nth) =>
    answers.map((row, place) => ({ ...row, place, quizId: made[nth]?.id ?? 0 })),
  );
  await db.insert(emergencyQuizQuestion).values(asked);
}

function scoreOf(answers: readonly { verdict: AnswerVerdict }[]) {
  const correct = answers.filter(({ verdict }) => verdict === 'correct').length;
  const total = answers.length;
  return { correct, total, score: Math.round((100 * correct) / total) };
}

/** Ten of the bank, never two after each other: no question comes again before all have come. */
function draw(bank: readonly QuestionRow[], from: number) {
  const count = Math.min(QUESTIONS, bank.length);
  const places = Array.from({ length: count }, (_, nth) => ((from + nth) * STEP) % bank.length);
  return [...new Set(places)].flatMap((place) => bank[place] ?? []);
}

function answer(question: QuestionRow, skill: number, random: Random) {
  const wrong = question.options.map(({ key }) => key).filter((key) => key !== question.answer);
  const other = wrong[Math.floor(random.between(0, wrong.length))] ?? null;
  const given = random.chance(skill) ? question.answer : other;
  const verdict = given === question.answer ? ('correct' as const) : ('wrong' as const);
  return { ...freeze(question), given, verdict };
}
