import { orderKinds } from '@cheese/domain/codes/shop/orders';
import { payways } from '@cheese/domain/codes/shop/payment';
import type { RevenueSums } from '@cheese/domain/contract/shop/revenueManage';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Column } from '../../base/sheets/workbook';
import { offerSheets } from '../../people/madeFile/offerSheet';
import { readRevenue } from './revenue.service';
import type { Span } from './revenue.store';
import { revenueTexts } from './revenue.texts';

const money = { width: 16, isMoney: true } as const;

const figures: readonly Column[] = [
  { title: revenueTexts.payments, width: 12 },
  { title: revenueTexts.received, ...money },
  { title: revenueTexts.refunded, ...money },
  { title: revenueTexts.net, ...money },
  { title: revenueTexts.balanceSpent, ...money },
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
export async function exportRevenue(db: Db, context: CallerContext<'heavy'>, span: Span) {
  const { total, days, products, kinds, payways: ways } = await readRevenue(db, span);
  const period = revenueTexts.span(chinaDay(span.from), chinaDay(span.to - 1));
  const sheets = [
    {
      name: revenueTexts.byDay,
      columns: [word(revenueTexts.day, 14), ...figures],
      rows: [
        ...days.map((row) => [row.day, ...cellsOf(row)]),
        [revenueTexts.total, ...cellsOf(total)],
      ],
    },
    {
      name: revenueTexts.byProduct,
      columns: [word(revenueTexts.product, 40), word(revenueTexts.orderType, 12), ...figures],
      rows: products.map((row) => [row.title, orderKinds[row.kind], ...cellsOf(row)]),
    },
    {
      name: revenueTexts.byOrderType,
      columns: [word(revenueTexts.orderType, 14), ...figures],
      rows: kinds.map((row) => [orderKinds[row.kind], ...cellsOf(row)]),
    },
    {
      name: revenueTexts.byPayway,
      columns: [word(revenueTexts.payway, 14), ...figures],
      rows: ways.map((row) => [payways[row.payway], ...cellsOf(row)]),
    },
  ];
  return offerSheets(db, context, { fileTitle: revenueTexts.fileTitle(period), sheets });
}
