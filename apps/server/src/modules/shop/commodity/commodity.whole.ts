import { and, eq, gt, lte, type Placeholder } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { commodity, limitedPrice } from './commodity.tables';

/** What a commodity is a part of, to be joined beside it. */
export const whole = alias(commodity, 'whole');
export const wholeLimited = alias(limitedPrice, 'whole_limited');

export const isWhole = eq(whole.id, commodity.wholeId);

export const wholeRunsAt = (now: Date | Placeholder) =>
  and(
    eq(wholeLimited.commodityId, whole.id),
    lte(wholeLimited.startsAt, now),
    gt(wholeLimited.deadline, now),
  );

/** What decides whether it is open. */
export const wholeColumns = {
  id: whole.id,
  charge: whole.charge,
  withdrawnAt: whole.withdrawnAt,
};
export const wholeLimitedColumns = {
  price: wholeLimited.price,
  deadline: wholeLimited.deadline,
};
