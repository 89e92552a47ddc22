import { and, eq, gt, lte, type Placeholder } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { commodity, limitedPrice } from '../goods/commodity.tables';

/** The commodity of which another is a part, as a join. */
export const whole = alias(commodity, 'whole');
export const wholeLimited = alias(limitedPrice, 'whole_limited');

export const isWhole = eq(whole.id, commodity.wholeId);

export const wholeRunsAt = (now: Date | Placeholder) =>
  and(
    eq(wholeLimited.commodityId, whole.id),
    lte(wholeLimited.startsAt, now),
    gt(wholeLimited.deadline, now),
  );

/** The columns that decide on access. */
export const wholeColumns = {
  id: whole.id,
  charge: whole.charge,
  withdrawnAt: whole.withdrawnAt,
};
export const wholeLimitedColumns = {
  price: wholeLimited.price,
  deadline: wholeLimited.deadline,
};
