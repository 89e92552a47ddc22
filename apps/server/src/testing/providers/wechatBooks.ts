import { randomInt } from 'node:crypto';
import { chinaDay, chinaSecond } from '@cheese/domain/rules/time/chinaDay';

/** The fake WeChat's record of a trade. */
export interface WechatTrade {
  tradeNo: string;
  total: number;
  codeUrl: string;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND';
  transactionId: string;
  paidAt: Date | null;
  refund: { refundNo: string; fen: number; at: Date; status: string } | null;
}

export const newTransactionId = () =>
  `42000${Array.from({ length: 23 }, () => randomInt(10)).join('')}`;

const head =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,' +
  '付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,' +
  '退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';

const yuan = (fen: number) => (fen / 100).toFixed(2);

/** A bill of a day as it is handed out: a line for each move, then two of sums. */
export function billOfDay(day: string, own: string[], trades: Iterable<WechatTrade>): string {
  const lines: string[] = [];
  const write = (trade: WechatTrade, at: Date, state: string, [paid, back]: [number, number]) => {
    const refundNo = trade.refund?.refundNo ?? '0';
    const isRefund = state === 'REFUND';
    const refund = isRefund ? ['5030', refundNo] : ['0', '0'];
    const refundState = isRefund ? (trade.refund?.status ?? '') : '';
    const values = [
      chinaSecond(at.getTime()),
      ...own,
      '0',
      '',
      trade.transactionId,
      trade.tradeNo,
      'oUser',
      'NATIVE',
      state,
      'OTHERS',
      'CNY',
      yuan(paid),
      '0.00',
      ...refund,
      yuan(back),
      '0.00',
      '',
      refundState,
      '心电图, 判读',
      '',
      '0.00000',
      '0.60%',
      yuan(paid),
      yuan(back),
      '',
    ];
    lines.push(values.map((value) => `\`${value}`).join(','));
  };
  for (const trade of trades) {
    const { paidAt, refund, total } = trade;
    if (paidAt && chinaDay(paidAt.getTime()) === day) write(trade, paidAt, 'SUCCESS', [total, 0]);
    if (refund && chinaDay(refund.at.getTime()) === day)
      write(trade, refund.at, 'REFUND', [0, refund.fen]);
  }
  const sums =
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';
  return `\uFEFF${[head, ...lines, sums, '`2,`0.00,`0.00,`0.00,`0.00,`0.00,`0.00', ''].join('\r\n')}`;
}
