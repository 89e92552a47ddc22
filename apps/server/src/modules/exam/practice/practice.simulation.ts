import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { PracticeEntry } from '@cheese/domain/contract/exam/practice';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { requireSold } from '../../shop/commodity/sold.access';
import { secretQuestions } from '../exam/review/attempt.secret';
import { selectChapters } from '../bank/bank.door';
import { branchOf } from '../bank/bank.tree';
import { drawGroups } from '../paper/paper.groups';
import { type QuestionRef, selectOfChapters } from '../question/question.door';
import type { Drawn, Practising } from './practice.draw';
import { simulationPractice } from './practice.tables';
import { selectPlanned } from './practice.simulation.store';
import type { Sold } from '../../shop/commodity/sold.filters';

const sold: Sold = {
  name: 'simulation_practice',
  type: commodityTypeCodes.simulation,
  table: simulationPractice,
  notFound: 'practice.noQuestions',
  locked: 'simulation.locked',
};

async function findPlanned(db: Db, simulationId: number) {
  const [row] = await selectPlanned(db, simulationId);
  if (!row) return null;
  const { plan, chapter, title } = row;
  const branch = branchOf(await selectChapters(db, chapter.bankId), chapter.id);
  const refs = drawGroups(await selectOfChapters(db, branch), plan.questionCount);
  return { title, chapterName: chapter.name, refs };
}

/** For learners who may open the simulation. */
export async function findEntries(db: Db, simulationId: number): Promise<PracticeEntry[]> {
  const planned = await findPlanned(db, simulationId);
  if (!planned || planned.refs.length === 0) return [];
  const { chapterName: title, refs } = planned;
  return [
    {
      source: practiceSourceCodes.simulation,
      sourceId: simulationId,
      title,
      questionCount: refs.length,
    },
  ];
}

/** Access to the simulation is enough, even if the bank is locked; `only` limits the questions. */
export async function drawSimulation(
  context: Practising,
  simulationId: number,
  only?: readonly number[],
): Promise<Drawn> {
  const { db, person, clock } = context;
  const made = await context.seeMade(context, simulationId);
  if (made === null) await requireSold(context, simulationId, sold);
  const planned = (await findPlanned(db, simulationId)) ?? refuse('practice.noQuestions');
  const title = made ?? planned.title ?? refuse('practice.noQuestions');
  const { refs } = planned;
  const wanted = refs.filter(({ questionId }) => only?.includes(questionId) ?? true);
  if (wanted.length === 0) refuse('practice.noQuestions');
  const secret = await secretQuestions(db, person.id, clock.now());
  const open = wanted.filter(({ questionId }: QuestionRef) => !secret.has(questionId));
  return open.length === 0 ? refuse('question.secret') : { title, refs: open };
}
