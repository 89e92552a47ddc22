import type { Order } from '@cheese/domain/contract/shop/order';

/**
 * Time at which the order expires, by this device's clock. Computed from the remaining time,
 * because the clock may be wrong.
 */
export const deadlineOf = (
  { expiresAt, leftMs }: Pick<Order, 'expiresAt' | 'leftMs'>,
  readAt: number | undefined,
): number => (readAt === undefined ? expiresAt : readAt + leftMs);
