import type { Db } from '../../../db/database';
import { literal } from '../../../db/literal';
import { commodity } from '../../shop/goods/commodity.tables';
import { inArray, sql } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { optionUses } from '../../content/tag/tag.uses';

// Written out: where one table alone is asked, its columns come without its name.
const kind = sql<string | null>`(select kind.name from commodity_tag its
  join tag kind on kind.id = its.tag_id join tag kinds on kinds.id = kind.pid
  where its.commodity_id = commodity.id and kind.product_type = ${literal(commodityTypeCodes.simulation)} and kind.type = ${literal(optionUses.classify)}
  order by kinds.place, kinds.id, kind.place limit 1)`;

const videoCount = sql<number>`(select count(*)::int from simulation_video video
  join commodity sold on sold.type = ${literal(commodityTypeCodes.simulationVideo)} and sold.product_id = video.id
  where video.simulation_id = commodity.product_id and sold.withdrawn_at is null)`;

export const selectFacts = (db: Db, ids: number[]) =>
  db
    .select({ id: commodity.id, kind, videoCount })
    .from(commodity)
    .where(inArray(commodity.id, ids));
