import type { Paid } from '../payments';
import { fromFen } from '../paying/amounts';
import { fromRfc3339 } from '../paying/moments';
import type { WechatKeys } from './wechatKeys';

/** A trade as WeChat tells it, asked or by itself. */
export interface WechatTrade {
  appid?: unknown;
  mchid?: unknown;
  out_trade_no?: unknown;
  transaction_id?: unknown;
  trade_state?: unknown;
  success_time?: unknown;
  amount?: { total?: unknown; currency?: unknown };
}

/** True if merchant and application are ours. */
export const isOurs = (keys: WechatKeys, { appid, mchid }: WechatTrade) =>
  appid === keys.appId && mchid === keys.mchId;

/** Null if a field is missing or malformed. */
export function paidIn(trade: WechatTrade): Paid | null {
  const { out_trade_no: tradeNo, transaction_id: transactionId, amount: money } = trade;
  const amount = fromFen(money?.total);
  const paidAt = fromRfc3339(trade.success_time);
  const isCny = money?.currency === undefined || money.currency === 'CNY';
  const isWhole = amount !== null && paidAt !== null && isCny && trade.trade_state === 'SUCCESS';
  if (!isWhole || typeof tradeNo !== 'string' || typeof transactionId !== 'string') return null;
  return tradeNo && transactionId
    ? { state: 'paid', tradeNo, transactionId, amount, paidAt }
    : null;
}
