import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { SimulationContract as C } from '@cheese/domain/contract/training/simulation';
import type { SharedCallContext } from '../../../calls/shared';
import type { CallContext } from '../../../calls/call';
import { refuse } from '../../../calls/refusal';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { findSold } from '../../shop/commodity/commodity.detail';
import { holdingsOf } from '../../shop/entitlement/entitlement.service';
import { commodityGoods } from '../../shop/order/order.goods';
import { lowerOf } from '../../shop/goods/price.today';
import { seeVideos } from './simulationVideo.service';
import { selectVideoWays } from './simulationVideo.price.store';

const FIRST = 0;

/** Computes the price exactly as an order would. */
export async function priceVideos({
  query: { simulationId, videoIds },
  ...looking
}: CallContext<C['price']>): Promise<Answers<C['price']>> {
  const seen = await seeVideos(looking, simulationId);
  const held = await holdingsOf(looking);
  const asked = videoIds.map(
    (id) => seen.find(({ row }) => row.video.id === id) ?? refuse('simulationVideo.notFound'),
  );
  if (asked.some(({ standing }) => standing.isBought)) refuse('order.owned');
  const ways = asked.map(({ row }) => row.offer?.specificationId ?? refuse('order.notOnSale'));
  const { items } = await commodityGoods(looking.db, ways, { held, now: looking.clock.now() });
  return {
    count: items.length,
    price: items.reduce((sum, item) => sum + item.price, 0),
    originalPrice: items.reduce((sum, item) => sum + item.fullPrice, 0),
  };
}

/** All ways to buy it: whole first, and then its videos by themselves, by what they are called. */
export async function listWays(
  { db, query: { simulationId } }: Pick<SharedCallContext<C['commodities']>, 'db' | 'query'>,
  viewer: Viewer,
): Promise<Answers<C['commodities']>> {
  const { now } = viewer;
  const [sold, rows] = await Promise.all([
    findSold(db, viewer, { type: commodityTypeCodes.simulation, productId: simulationId }),
    selectVideoWays(db, now, simulationId),
  ]);
  const videos = rows.map(({ place, limited, way }) => ({
    ...way,
    price: place === FIRST ? lowerOf(way.price, limited) : way.price,
  }));
  return [...(sold ?? refuse('simulation.notFound')).specifications, ...videos];
}
