import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { experimentOf } from '@cheese/experiments/experiments';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  Experiment,
  ExperimentContract as C,
} from '@cheese/domain/contract/training/experiment';
import type { SharedCallContext } from '../../../calls/shared';
import { refuse } from '../../../calls/refusal';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { findSold } from '../../shop/commodity/commodity.detail';
import { listSold } from '../../shop/commodity/commodity.listing';
import { soldFields, type SoldCard } from '../../shop/commodity/soldFields';
import { experiment } from './experiment.tables';
import { isListed, selectExperiments } from './experiment.list.store';

type ExperimentRow = typeof experiment.$inferSelect;
const toExperiment = (card: SoldCard, { field, key }: ExperimentRow): Experiment => ({
  ...soldFields(card),
  field,
  minutes: experimentOf(key)?.minutes ?? 0,
});

export function listExperiments(
  { db, query }: Pick<SharedCallContext<C['list']>, 'db' | 'query'>,
  viewer: Viewer,
): Promise<Answers<C['list']>> {
  const { field, ...asked } = query;
  return listSold(db, viewer, asked, {
    type: commodityTypeCodes.simulation,
    table: experiment,
    isListed: isListed(field),
    factsOf: selectExperiments,
    toItem: toExperiment,
  });
}

export async function readExperiment(
  { db, query: { id } }: Pick<SharedCallContext<C['detail']>, 'db' | 'query'>,
  viewer: Viewer,
): Promise<Answers<C['detail']>> {
  const [rows, sold] = await Promise.all([
    selectExperiments(db, [id]),
    findSold(db, viewer, { type: commodityTypeCodes.simulation, productId: id }),
  ]);
  const row = rows.get(id);
  const model = row && experimentOf(row.key);
  if (!model || !sold) return refuse('experiment.notFound');
  const { aims, equipment, sources } = model;
  return {
    ...toExperiment(sold, row),
    html: sold.html,
    aims: [...aims],
    instruments: [...equipment],
    sources: [...sources],
    bench: row.key,
  };
}
