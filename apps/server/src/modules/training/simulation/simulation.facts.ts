import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Simulation } from '@cheese/domain/contract/training/simulation';
import { inArray, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { optionUses } from '../../content/tag/tag.tables';
import { commodity } from '../../shop/goods/commodity.tables';
import { soldFields, type SoldCard } from '../../shop/commodity/soldFields';

// Written out: where one table alone is asked, its columns come without its name.
const kind = sql<string | null>`(select kind.name from commodity_tag its
  join tag kind on kind.id = its.tag_id join tag kinds on kinds.id = kind.pid
  where its.commodity_id = commodity.id and kind.product_type = ${literal(commodityTypeCodes.simulation)} and kind.type = ${literal(optionUses.classify)}
  order by kinds.place, kinds.id, kind.place limit 1)`;

const videoCount = sql<number>`(select count(*)::int from simulation_video video
  join commodity sold on sold.type = ${literal(commodityTypeCodes.simulationVideo)} and sold.product_id = video.id
  where video.simulation_id = commodity.product_id and sold.withdrawn_at is null)`;

type Facts = Pick<Simulation, 'kind' | 'videoCount'>;

/** Adds the fields the shop does not have, in one query for all cards. */
export async function withFacts<Card extends SoldCard>(db: Db, cards: readonly Card[]) {
  const ids = cards.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: commodity.id, kind, videoCount })
          .from(commodity)
          .where(inArray(commodity.id, ids));
  const facts = new Map(rows.map(({ id, ...its }) => [id, its] as const));
  return cards.map((card) => toSimulation(card, facts.get(card.id)));
}

const toSimulation = (card: SoldCard, its: Facts = { kind: null, videoCount: 0 }): Simulation => ({
  ...soldFields(card),
  ...its,
});
