import { testRule } from '@cheese/domain/codes/emergency/testRule';
import type { QuestionContract } from '@cheese/domain/contract/emergency/question';
import type { Quiz } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import type { QuizContract } from '@cheese/domain/contract/emergency/quiz';
import { planQuiz } from '@cheese/domain/rules/emergency/quizPlan';
import { and, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { lockPerson } from '../people/orgUser.door';
import { ownOrg } from '../people/people.scope';
import { drawFrom, inBank } from '../question/question.door';
import type { QuestionRow } from '../question/question.tables';
import { giveUpUnderWay, insertQuiz, selectPaper } from './quiz.store';
import { toQuiz } from './quiz.shapes';
import { type Begin, countSupply, isFreshIn, isKnown, isSeenIn, selectBegins } from './sight.store';
import { isAnsweredWrong, type Trainee } from './wrong.store';

type RandAsked = Static<QuestionContract['rand']['query']>;
type SupplyAsked = Static<QuizContract['supply']['query']>;

const traineeOf = (person: Person) => ({ personId: person.id, organisationId: ownOrg(person) });

/** Draws a quiz and remembers it. One that was under way gives way to it. */
export function drawQuiz(
  db: Db,
  { person, clock }: CallerContext,
  asked: RandAsked,
): Promise<Quiz> {
  const trainee = traineeOf(person);
  const now = clock.now();
  return db.transaction(async (inside) => {
    await lockPerson(inside, person.id);
    // Before the fresh ones are looked for: of what is given up, the questions were seen.
    await giveUpUnderWay(inside, person.id, now);
    const { questions, ...kind } = await draw(inside, { ...trainee, now }, asked);
    const row = { ...trainee, ...kind, total: questions.length, startedAt: now };
    const made = await insertQuiz(inside, row, questions.map(freeze));
    return toQuiz(made, await selectPaper(inside, made.id));
  });
}

interface Drawn {
  questions: QuestionRow[];
  isTest: boolean;
  freshSince?: Begin;
  isRepeat: boolean;
}

type Drawing = Trainee & { now: Date };

async function draw(db: Db, drawing: Drawing, asked: RandAsked): Promise<Drawn> {
  const { count, onlyWrong, ...filed } = asked;
  const fitting = inBank(drawing.organisationId, filed);
  const drawKnown = async (known: SQL): Promise<Drawn> => {
    const questions = await drawFrom(db, and(fitting, known), count);
    return { questions, isTest: false, isRepeat: true };
  };
  if (onlyWrong) {
    const wrong = await drawKnown(isAnsweredWrong(db, drawing));
    return wrong.questions.length > 0 ? wrong : refuse('quiz.noWrong');
  }
  const begins = await selectBegins(db, drawing);
  const supply = await countSupply(db, { ...drawing, filed, begin: begins.at(-1) ?? null });
  switch (planQuiz(count, supply)) {
    case 'test':
      return drawTest(db, drawing, { count, fitting, begins });
    case 'practice': {
      // In a renewal much of what is known is fresh again: practice leaves that to the tests.
      const begin = begins.at(-1) ?? null;
      const usedUp = await drawKnown(isSeenIn(db, { ...drawing, begin }));
      return usedUp.questions.length > 0 ? usedUp : drawKnown(isKnown(db, drawing.personId));
    }
    case 'practiceOfAll': {
      const questions = await drawFrom(db, fitting, count);
      return { questions, isTest: false, isRepeat: false };
    }
    case 'none':
      return refuse(supply.fresh > 0 ? 'quiz.nothingSeen' : 'quiz.noQuestions');
  }
}

interface TestAsked {
  count: number;
  fitting: SQL | undefined;
  begins: Begin[];
}

/**
 * Prefers the longest round with enough fresh questions, because those count for every certificate.
 */
async function drawTest(db: Db, drawing: Drawing, { count, fitting, begins }: TestAsked) {
  const drawn: Drawn = { questions: [], isTest: true, isRepeat: false };
  for (const begin of begins) {
    const isFresh = isFreshIn(db, { ...drawing, begin });
    drawn.freshSince = begin;
    drawn.questions = await drawFrom(db, and(fitting, isFresh), count);
    if (drawn.questions.length >= testRule.fullLength) break;
  }
  return drawn;
}

export async function readSupply(db: Db, { person, clock }: CallerContext, filed: SupplyAsked) {
  const trainee = traineeOf(person);
  const begins = await selectBegins(db, trainee);
  return countSupply(db, { ...trainee, filed, begin: begins.at(-1) ?? null, now: clock.now() });
}

export const freeze = ({ id, type, stem, options, answer, analysis }: QuestionRow) => ({
  questionId: id,
  asked: { type, stem, options, answer, analysis },
});
