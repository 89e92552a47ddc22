import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { experimentOf } from '@cheese/experiments/experiments';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  Experiment,
  ExperimentContract as C,
} from '@cheese/domain/contract/training/experiment';
import type { SharedCallContext } from '../../../calls/alike';
import { refuse } from '../../../calls/refusal';
import { pageOfCards, type Viewer } from '../../shop/commodity/commodity.cards';
import { findSold } from '../../shop/commodity/commodity.detail';
import { soldFields, type SoldCard } from '../../shop/commodity/soldFields';
import type { experiment } from './experiment.tables';
import { isListed, selectExperiments } from './experiment.list.store';

type ExperimentRow = typeof experiment.$inferSelect;
const toExperiment = (card: SoldCard, { field, key }: ExperimentRow): Experiment => ({
  ...soldFields(card),
  field,
  minutes: experimentOf(key)?.minutes ?? 0,
});

export async function listExperiments(
  { db, query }: Pick<SharedCallContext<C['list']>, 'db' | 'query'>,
  viewer: Viewer,
): Promise<Answers<C['list']>> {
  const { page, pageCnt, keyword, sort, field, ...asked } = query;
  const where = await isListed(db, { field, asked, keyword });
  const { cards, total } = await pageOfCards(db, viewer, { where, sort, page, pageCnt });
  const rows = await selectExperiments(
    db,
    cards.map(({ productId }) => productId),
  );
  const list = cards.flatMap((card) => {
    const row = rows.find(({ id }) => id === card.productId);
    return row ? [toExperiment(card, row)] : [];
  });
  return { list, total };
}

export async function readExperiment(
  { db, query: { id } }: Pick<SharedCallContext<C['detail']>, 'db' | 'query'>,
  viewer: Viewer,
): Promise<Answers<C['detail']>> {
  const [[row], sold] = await Promise.all([
    selectExperiments(db, [id]),
    findSold(db, viewer, { type: commodityTypeCodes.simulation, productId: id }),
  ]);
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
