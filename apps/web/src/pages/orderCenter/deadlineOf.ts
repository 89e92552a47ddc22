import type { Order } from '@cheese/domain/contract/shop/order';

/** When the order can no longer be paid, by this device's clock, however wrong that is. */
export const deadlineOf = (
  { expiresAt, leftMs }: Pick<Order, 'expiresAt' | 'leftMs'>,
  readAt: number | undefined,
): number => (readAt === undefined ? expiresAt : readAt + leftMs);
