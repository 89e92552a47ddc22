import { literal } from '../../../db/literal';
import { commodity } from '../../shop/goods/commodity.tables';
import { simulationVideo } from '../simulation/simulation.tables';
import { eq, sql } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { simulationNote } from './simulationNote.tables';

/** Videos without a commodity have their own title. */
export const titleOfVideo = sql`(select coalesce(${commodity}.title, ${simulationVideo}.title)
  from ${simulationVideo} left join ${commodity}
    on ${commodity}.type = ${literal(commodityTypeCodes.simulationVideo)}
    and ${commodity}.product_id = ${simulationVideo}.id
  where ${simulationVideo}.id = ${simulationNote}.video_id)`;

export const placeColumns = {
  videoId: sql`${sql.placeholder('videoId')}::int`,
  positionS: sql`${sql.placeholder('positionS')}::int`,
};

export const filterColumns = { videoId: eq(simulationNote.videoId, sql.placeholder('videoId')) };
