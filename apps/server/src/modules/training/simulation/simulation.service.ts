import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { SimulationContract as C } from '@cheese/domain/contract/training/simulation';
import type { SharedCallContext } from '../../../calls/shared';
import type { CallContext } from '../../../calls/call';
import { refuse } from '../../../calls/refusal';
import { findEntries } from '../../exam/practice/practice.door';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { findSold } from '../../shop/commodity/commodity.detail';
import { requireSimulation } from './simulation.access';
import { withFacts } from './simulation.facts';
import { isMade, seeMade } from './simulation.made';
import { countBenches, findWords } from './simulation.store';

/** Also tells if the simulation runs on a bench of ours. */
export async function readSimulation(
  { db, query: { id } }: Pick<SharedCallContext<C['detail']>, 'db' | 'query'>,
  viewer: Viewer,
): Promise<Answers<C['detail']>> {
  const [sold, words, benches] = await Promise.all([
    findSold(db, viewer, { type: commodityTypeCodes.simulation, productId: id }),
    findWords(db, id),
    countBenches(db, id),
  ]);
  if (!sold) return refuse('simulation.notFound');
  const [card = refuse('simulation.notFound')] = await withFacts(db, [sold]);
  const { html, teacher } = sold;
  return { ...card, html, teacher, ...words, isExperiment: benches > 0 };
}

/** No simulation has a model yet; users without access are refused first. */
export async function listModels({
  query,
  ...context
}: CallContext<C['models']>): Promise<Answers<C['models']>> {
  const { simulationId } = query;
  await (isMade(simulationId)
    ? seeMade(context, simulationId)
    : requireSimulation(context, simulationId));
  return [];
}

/** Also for users who have yet to buy it, because the practice is part of the product. */
export const listPractices = ({
  db,
  query: { simulationId },
}: Pick<SharedCallContext<C['practices']>, 'db' | 'query'>): Promise<Answers<C['practices']>> =>
  findEntries(db, simulationId);
