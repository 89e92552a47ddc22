import { type Payway, paywayCodes } from '@cheese/domain/codes/shop/payment';
import type { RevenueSums } from '@cheese/domain/contract/shop/revenueManage';

interface Cell {
  payway: Payway;
  isBack: boolean;
  count: number;
  amount: number;
}

const nothing: RevenueSums = { count: 0, income: 0, refund: 0, net: 0, cheese: 0 };

/** Adds up what came and what went back; what the balance paid for is no money that comes in. */
export function sumOf(cells: readonly Cell[]): RevenueSums {
  return cells.reduce((sums, { payway, isBack, count, amount }) => {
    const counted = { ...sums, count: sums.count + (isBack ? 0 : count) };
    if (payway === paywayCodes.balance) return { ...counted, cheese: sums.cheese + amount };
    const side = isBack ? { refund: sums.refund - amount } : { income: sums.income + amount };
    return { ...counted, ...side, net: sums.net + amount };
  }, nothing);
}

/** The same for each of the groups that a key makes of them. */
export function groupSums<C extends Cell, K extends string>(
  cells: readonly C[],
  keyOf: (cell: C) => K,
): { key: K; cells: C[]; sums: RevenueSums }[] {
  const groups = new Map<K, C[]>();
  for (const cell of cells) groups.set(keyOf(cell), [...(groups.get(keyOf(cell)) ?? []), cell]);
  return [...groups].map(([key, own]) => ({ key, cells: own, sums: sumOf(own) }));
}
