import { orderKinds } from '@cheese/domain/codes/shop/orders';
import { payways } from '@cheese/domain/codes/shop/payment';
import type { Revenue, RevenueSums } from '@cheese/domain/contract/shop/revenueManage';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { type Column, DataTable } from '@cheese/ui/table/DataTable';
import { texts } from './texts';

export const views = {
  days: texts.days,
  products: texts.products,
  kinds: texts.kinds,
  payways: texts.payways,
} as const;
export type View = keyof typeof views;

interface Row extends RevenueSums {
  names: readonly string[];
}

const rowsOf: Record<View, (revenue: Revenue) => Row[]> = {
  // The latest day comes first.
  days: ({ days }) => days.map((row) => ({ ...row, names: [row.day] })).reverse(),
  products: ({ products }) =>
    products.map((row) => ({ ...row, names: [row.title, orderKinds[row.kind]] })),
  kinds: ({ kinds }) => kinds.map((row) => ({ ...row, names: [orderKinds[row.kind]] })),
  payways: ({ payways: ways }) => ways.map((row) => ({ ...row, names: [payways[row.payway]] })),
};

const heads: Record<View, readonly string[]> = {
  days: [texts.day],
  products: [texts.product, texts.kind],
  kinds: [texts.kind],
  payways: [texts.payway],
};

const sides = ['income', 'refund', 'net', 'cheese'] as const;

const columnsOf = (view: View): Column<Row>[] => [
  ...heads[view].map((label, at) => ({
    key: label,
    label,
    minWidth: at === 0 ? 144 : 96,
    cell: ({ names }: Row) => names[at],
  })),
  { key: 'count', label: texts.count, cell: ({ count }) => count, align: 'end', width: 96 },
  ...sides.map((side) => ({
    key: side,
    label: texts[side],
    align: 'end' as const,
    width: 120,
    cell: (row: Row) => priceText(row[side]),
  })),
];

/** The numbers of the charts, in the chosen grouping. */
export function RevenueTable({ revenue, view }: { revenue: Revenue; view: View }) {
  const rows = rowsOf[view](revenue);
  if (rows.length === 0) return <EmptyState dense sentence={texts.none} />;
  return (
    <DataTable
      label={views[view]}
      columns={columnsOf(view)}
      rows={rows}
      idOf={(row) => rows.indexOf(row)}
    />
  );
}
