import { orderStates } from '@cheese/domain/codes/shop/orders';
import { payways } from '@cheese/domain/codes/shop/payment';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import { findOrder } from '../order/order.door';
import { stateOf } from '../order/order.service';
import { findDelivering } from '../payment/payment.door';
import { refundOrder } from '../payment/payment.refund';
import { lockWhole } from '../payment/payment.truth';
import { manageTexts } from './manage.texts';

interface RefundRequest {
  orderId: number;
  reason: string;
}

/** Gives back what an order was paid with; asked again, it is done already. */
export const refundByOperator = (
  db: Db,
  context: CallerContext,
  { orderId, reason }: RefundRequest,
) =>
  db.transaction(async (tx) => {
    const known = (await findOrder(tx, orderId)) ?? refuse('order.notFound');
    const now = context.clock.now();
    const whole = await lockWhole(tx, known, now);
    const state = stateOf(whole.order, now);
    if (state === 'refunded') return null;
    const paid = state === 'paid' ? await findDelivering(tx, orderId) : null;
    if (!paid) refuse('refund.unpaid');
    const why = reason.trim();
    if (!(await refundOrder(tx, whole, { paid, reason: why }, now))) return null;
    const { orderNo: about, personId: toPersonId } = whole.order;
    const amount = manageTexts.yuan(priceText(paid.amount));
    await writeAudit(tx, context, {
      act: 'order.refund',
      about,
      toPersonId,
      before: { state: orderStates[state] },
      after: { state: orderStates.refunded, amount, payway: payways[paid.payway], reason: why },
    });
    return null;
  });
