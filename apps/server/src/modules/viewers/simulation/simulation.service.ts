import type { Answers } from '@cheese/domain/contract/call';
import type { SimulationContract as C } from '@cheese/domain/contract/viewers/simulation';
import { eq } from 'drizzle-orm';
import type { AskedAlike } from '../../../alike';
import { refuse } from '../../../refusal';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { findSold } from '../../shop/commodity/commodity.detail';
import { soldFields } from '../../shop/commodity/soldFields';
import { EXPERIMENT_TYPE } from '../experiment/experiment.access';
import { experiment } from '../experiment/experiment.tables';

/** What it is, as it is on sale; where it is done on a bench of ours it says so. */
export async function readSimulation(
  { db, query: { id } }: AskedAlike<C['detail']>,
  viewer: Viewer,
): Promise<Answers<C['detail']>> {
  const [sold, benches] = await Promise.all([
    findSold(db, viewer, { type: EXPERIMENT_TYPE, productId: id }),
    db.$count(experiment, eq(experiment.id, id)),
  ]);
  if (!sold) return refuse('simulation.notFound');
  const { html, teacher } = sold;
  return { ...soldFields(sold), html, teacher, videoCount: 0, isExperiment: benches > 0 };
}
