import { chinaDay, chinaSecond } from '@cheese/domain/rules/time/chinaDay';
import { toGbk } from './gbk';
import { makeZip } from './zip';

/** The fake Alipay's record of a trade. */
export interface AlipayTrade {
  tradeNo: string;
  total: string;
  state: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
  alipayNo: string;
  paidAt: Date | null;
  refund: { requestNo: string; amount: string; at: Date; isDone: boolean } | null;
}

const head =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,' +
  '订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,' +
  '券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

/** A bill of a day as it is handed out: two files of GBK, each with remarks around its lines. */
export function billOfDay(day: string, trades: Iterable<AlipayTrade>): Buffer | null {
  const lines: string[] = [];
  const write = (trade: AlipayTrade, at: Date, kind: string, amount: string) =>
    lines.push(
      [
        `${trade.alipayNo}\t`,
        `${trade.tradeNo}\t`,
        kind,
        '"心电图, 判读"',
        chinaSecond(at.getTime()),
        chinaSecond(at.getTime()),
        '\t',
        '\t',
        '\t',
        '\t',
        '*佳(y***@163.com)\t',
        amount,
        amount,
        '0.00',
        '0.00',
        '0.00',
        '0.00',
        '0.00',
        '',
        '0.00',
        '0.00',
        trade.refund?.requestNo ?? '',
        '-0.01',
        '0.00',
        '',
      ].join(','),
    );
  for (const trade of trades) {
    const { paidAt, refund, total } = trade;
    if (paidAt && chinaDay(paidAt.getTime()) === day) write(trade, paidAt, '交易', total);
    if (refund && chinaDay(refund.at.getTime()) === day)
      write(trade, refund.at, '退款', `-${refund.amount}`);
  }
  if (lines.length === 0) return null;
  const about = ['#支付宝业务明细查询', '#账号：[20880000000000000156]', '#---业务明细列表---'];
  const words = [...about, head, ...lines, '#---业务明细列表结束---', ''].join('\r\n');
  const file = (name: string, text: string) => ({
    name: toGbk(`20880000000000000156_${day.replaceAll('-', '')}_${name}.csv`),
    bytes: toGbk(text),
  });
  const sums = ['#支付宝业务汇总查询', '门店编号,门店名称,交易订单总笔数', '合计,,2', ''];
  return makeZip([file('业务明细', words), file('业务明细(汇总)', sums.join('\r\n'))]);
}
