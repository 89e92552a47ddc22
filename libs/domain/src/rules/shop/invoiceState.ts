import type { InvoiceObstacle, InvoiceState } from '../../codes/shop/invoices';
import { type Payway, paywayCodes } from '../../codes/shop/payment';

type Moment = Date | number | null;

interface InvoiceMoments {
  issuedAt: Moment;
  rejectedAt: Moment;
  withdrawnAt: Moment;
  /** The time at which its order was refunded. */
  refundedAt: Moment;
}

/** The state of a request; one that ended before the refund keeps its end state. */
export function invoiceState(moments: InvoiceMoments): InvoiceState {
  const { issuedAt, rejectedAt, withdrawnAt, refundedAt } = moments;
  if (withdrawnAt !== null) return 'withdrawn';
  if (rejectedAt !== null) return 'rejected';
  if (refundedAt !== null) return issuedAt === null ? 'voided' : 'reversed';
  return issuedAt === null ? 'waiting' : 'issued';
}

interface PaidOrder {
  paidAt: Moment;
  refundedAt: Moment;
  payway: Payway | null;
}

/**
 * The reason why an order gets no invoice; null if it does. Balance payments get none, because the
 * recharge already has an invoice for the same money.
 */
export function invoiceObstacle({ paidAt, refundedAt, payway }: PaidOrder): InvoiceObstacle | null {
  if (paidAt === null) return 'unpaid';
  if (refundedAt !== null) return 'refunded';
  return payway === paywayCodes.balance ? 'balance' : null;
}
