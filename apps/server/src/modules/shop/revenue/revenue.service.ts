import { type OrderKind, orderKinds } from '@cheese/domain/codes/shop/orders';
import { type Payway, payways } from '@cheese/domain/codes/shop/payment';
import type { Revenue } from '@cheese/domain/contract/shop/revenueManage';
import { chinaDay, chinaDays } from '@cheese/domain/rules/time/chinaDay';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { type Span, sumByDay, sumByProduct } from './revenue.store';
import { groupSums, sumOf } from './revenue.sums';

const LONGEST_MS = 367 * 86_400_000;
const kinds = Object.keys(orderKinds) as OrderKind[];
const codes = Object.keys(payways).map(Number) as Payway[];

/** Income and refunds within a span, in four breakdowns. */
export async function readRevenue(db: Db, span: Span): Promise<Revenue> {
  const { from, to } = span;
  if (to <= from || to - from > LONGEST_MS) refuse('revenue.period');
  const cells = await sumByDay(db, span);
  const sold = await sumByProduct(db, span);
  const days = chinaDays(chinaDay(from), chinaDay(to - 1));
  const of = <C>(list: readonly C[], isIts: (cell: C) => boolean) => list.filter(isIts);
  return {
    total: sumOf(cells),
    days: days.map((day) => ({ day, ...sumOf(of(cells, (cell) => cell.day === day)) })),
    products: groupSums(sold, ({ kind, title }) => `${kind} ${title}`)
      .map(({ cells: own, sums }) => {
        const [{ title, kind } = { title: '', kind: kinds[0] ?? 'commodity' }] = own;
        return { title, kind, ...sums };
      })
      .sort((a, b) => b.net - a.net || b.cheese - a.cheese || a.title.localeCompare(b.title)),
    kinds: kinds.map((kind) => ({ kind, ...sumOf(of(cells, (cell) => cell.kind === kind)) })),
    payways: codes.map((payway) => ({
      payway,
      ...sumOf(of(cells, (cell) => cell.payway === payway)),
    })),
  };
}
