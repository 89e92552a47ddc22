import { orderKinds } from '@cheese/domain/codes/shop/orders';
import { payways } from '@cheese/domain/codes/shop/payment';
import type { RevenueSums } from '@cheese/domain/contract/shop/revenueManage';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Asking } from '../../../calls/asking';
import type { Db } from '../../../db/database';
import type { Column } from '../../base/sheets/workbook';
import { offerSheets } from '../../people/madeFile/offerSheet';
import { readRevenue } from './revenue.service';
import type { Span } from './revenue.store';

const money = { width: 16, isMoney: true } as const;

const figures: readonly Column[] = [
  { title: '支付笔数', width: 12 },
  { title: '收款（元）', ...money },
  { title: '退款（元）', ...money },
  { title: '净收入（元）', ...money },
  { title: '芝士消费', ...money },
];
const word = (title: string, width: number): Column => ({ title, width });
const cellsOf = ({ count, income, refund, net, cheese }: RevenueSums) => [
  count,
  income,
  refund,
  net,
  cheese,
];

/** A workbook with one sheet for each breakdown of the page. */
export async function exportRevenue(db: Db, asking: Asking<'heavy'>, span: Span) {
  const { total, days, products, kinds, payways: ways } = await readRevenue(db, span);
  const period = `${chinaDay(span.from)}至${chinaDay(span.to - 1)}`;
  const sheets = [
    {
      name: '按日期',
      columns: [word('日期', 14), ...figures],
      rows: [...days.map((row) => [row.day, ...cellsOf(row)]), ['合计', ...cellsOf(total)]],
    },
    {
      name: '按商品',
      columns: [word('商品', 40), word('订单类型', 12), ...figures],
      rows: products.map((row) => [row.title, orderKinds[row.kind], ...cellsOf(row)]),
    },
    {
      name: '按订单类型',
      columns: [word('订单类型', 14), ...figures],
      rows: kinds.map((row) => [orderKinds[row.kind], ...cellsOf(row)]),
    },
    {
      name: '按支付方式',
      columns: [word('支付方式', 14), ...figures],
      rows: ways.map((row) => [payways[row.payway], ...cellsOf(row)]),
    },
  ];
  return offerSheets(db, asking, { fileTitle: `收入统计_${period}`, sheets });
}
