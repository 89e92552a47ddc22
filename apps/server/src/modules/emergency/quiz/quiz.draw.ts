import { testRule } from '@cheese/domain/codes/emergency/testRule';
import type { QuestionContract } from '@cheese/domain/contract/emergency/question';
import type { Quiz } from '@cheese/domain/contract/emergency/quizShapes';
import { and } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { refuse } from '../../../refusal';
import { lockPerson } from '../people/orgUser.door';
import { ownOrg } from '../people/people.scope';
import { drawFrom, inBank } from '../question/question.door';
import type { QuestionRow } from '../question/question.tables';
import { giveUpUnderWay, insertQuiz, isAtFirstSight, selectPaper } from './quiz.store';
import { toQuiz } from './quiz.shapes';
import { isAnsweredWrong } from './wrong.store';
import type { Asking } from '../../../asking';

type RandAsked = Static<QuestionContract['rand']['query']>;

/** Draws a quiz and remembers it. One that was under way gives way to it. */
export function drawQuiz(db: Db, { person, clock }: Asking, asked: RandAsked): Promise<Quiz> {
  const trainee = { personId: person.id, organisationId: ownOrg(person) };
  return db.transaction(async (inside) => {
    await lockPerson(inside, person.id);
    const { count, onlyWrong, ...filed } = asked;
    const fitting = inBank(trainee.organisationId, filed);
    const wanted = onlyWrong ? and(fitting, isAnsweredWrong(inside, trainee)) : fitting;
    // Before the fresh ones are looked for: of what is given up, the questions were seen.
    await giveUpUnderWay(inside, person.id, clock.now());
    const mayBeTest = !onlyWrong && count >= testRule.fullLength;
    const fresh = mayBeTest
      ? await drawFrom(inside, and(fitting, isAtFirstSight(inside, person.id)), count)
      : [];
    const isTest = fresh.length >= testRule.fullLength;
    const drawn = isTest ? fresh : await drawFrom(inside, wanted, count);
    if (drawn.length === 0) refuse(onlyWrong ? 'quiz.noWrong' : 'quiz.noQuestions');
    const row = { ...trainee, total: drawn.length, isTest, startedAt: clock.now() };
    const made = await insertQuiz(inside, row, drawn.map(freeze));
    return toQuiz(made, await selectPaper(inside, made.id));
  });
}

export const freeze = ({ id, type, stem, options, answer, analysis }: QuestionRow) => ({
  questionId: id,
  asked: { type, stem, options, answer, analysis },
});
