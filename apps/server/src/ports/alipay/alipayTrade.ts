import type { Paid } from '../payments';
import { fromYuan } from '../paying/amounts';
import { fromWords } from '../paying/moments';

/** A trade as Alipay tells it; the moment has one name when asked and another in a notice. */
export interface AlipayTrade {
  out_trade_no?: unknown;
  trade_no?: unknown;
  trade_status?: unknown;
  total_amount?: unknown;
  send_pay_date?: unknown;
  gmt_payment?: unknown;
}

export const isPaidState = (state: unknown) =>
  state === 'TRADE_SUCCESS' || state === 'TRADE_FINISHED';

/** Null if a field is missing or malformed. */
export function paidIn(trade: AlipayTrade): Paid | null {
  const { out_trade_no: tradeNo, trade_no: transactionId } = trade;
  const amount = fromYuan(trade.total_amount);
  const paidAt = fromWords(trade.gmt_payment ?? trade.send_pay_date);
  if (amount === null || !paidAt || !isPaidState(trade.trade_status)) return null;
  if (typeof tradeNo !== 'string' || typeof transactionId !== 'string') return null;
  return tradeNo && transactionId
    ? { state: 'paid', tradeNo, transactionId, amount, paidAt }
    : null;
}
