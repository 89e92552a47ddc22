import type { Db } from '../../../db/database';
import { commodity, limitedPrice, specification } from '../../shop/goods/commodity.tables';
import { specificationPrices } from '../../shop/goods/price.columns';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { chargeKindCodes, commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { simulationVideo } from './simulation.tables';
import { isDiscountedAt } from '../../shop/commodity/commodity.filters';

export const selectVideoWays = (db: Db, now: Date, simulationId: number) =>
  db
    .select({
      place: specification.place,
      limited: { price: limitedPrice.price, deadline: limitedPrice.deadline },
      way: {
        specificationId: specification.id,
        name: commodity.title,
        validDays: specification.validDays,
        ...specificationPrices(now),
      },
    })
    .from(simulationVideo)
    .innerJoin(
      commodity,
      and(
        eq(commodity.type, commodityTypeCodes.simulationVideo),
        eq(commodity.productId, simulationVideo.id),
      ),
    )
    .innerJoin(specification, eq(specification.commodityId, commodity.id))
    .leftJoin(limitedPrice, isDiscountedAt(now))
    .where(
      and(
        eq(simulationVideo.simulationId, simulationId),
        ne(commodity.charge, chargeKindCodes.free),
        isNull(commodity.withdrawnAt),
      ),
    )
    .orderBy(asc(simulationVideo.number), asc(specification.place));
