import type { Db } from '../../../db/database';
import { and, inArray, isNull } from 'drizzle-orm';
import { payment } from './payment.tables';

export function selectOpenPayments(db: Db, orderIds: number[]) {
  const isOpen = and(isNull(payment.paidAt), isNull(payment.closedAt));
  return db
    .select({ id: payment.id })
    .from(payment)
    .where(and(inArray(payment.orderId, orderIds), isOpen));
}
