import type { InvoiceObstacle, InvoiceState } from '../../codes/shop/invoices';
import { type Payway, paywayCodes } from '../../codes/shop/payment';

type Moment = Date | number | null;

interface InvoiceMoments {
  issuedAt: Moment;
  rejectedAt: Moment;
  withdrawnAt: Moment;
  /** Of its order. */
  refundedAt: Moment;
}

/** Where a request stands. What ended before the money went back stays as it ended. */
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
 * Why an order gets no invoice; null where it does. What the balance pays for was money when the
 * balance was filled: the recharge has the invoice, or the same money would have two.
 */
export function invoiceObstacle({ paidAt, refundedAt, payway }: PaidOrder): InvoiceObstacle | null {
  if (paidAt === null) return 'unpaid';
  if (refundedAt !== null) return 'refunded';
  return payway === paywayCodes.balance ? 'balance' : null;
}
