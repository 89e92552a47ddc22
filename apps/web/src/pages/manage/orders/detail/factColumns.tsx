import { balanceChanges } from '@cheese/domain/codes/shop/balance';
import { ledgerAccounts } from '@cheese/domain/codes/shop/ledger';
import { payways, wordSources } from '@cheese/domain/codes/shop/payment';
import type { ManagedOrderDetail } from '@cheese/domain/contract/shop/shapes/shopManageShapes';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { Column } from '@cheese/ui/table/DataTable';
import { texts as list } from '../texts';
import { texts } from './texts';

type Detail = ManagedOrderDetail;
type Payment = Detail['payments'][number];

const column = <Row,>(
  label: string,
  cell: Column<Row>['cell'],
  more: Partial<Column<Row>> = {},
): Column<Row> => ({ key: label, label, cell, ...more });

const figure = { align: 'end', width: 112 } as const;
const code = { minWidth: 160 } as const;

export const itemColumns: readonly Column<Detail['items'][number]>[] = [
  column(list.product, ({ title }) => title, code),
  column(texts.specification, ({ specificationName }) => specificationName || '—'),
  column(texts.fullPrice, ({ fullPrice }) => priceText(fullPrice), figure),
  column(texts.price, ({ price }) => priceText(price), figure),
];

const stateOf = ({ paidAt, closedAt }: Payment) => {
  if (paidAt !== null) return texts.paidAt(chinaMinute(paidAt));
  return closedAt === null ? texts.unpaid : texts.closed;
};

function refundOf({ refund }: Payment) {
  if (!refund) return texts.noRefund;
  const { refundNo, doneAt, failure } = refund;
  if (doneAt !== null) return texts.refundDone(refundNo, chinaMinute(doneAt));
  return failure ? texts.refundFailed(refundNo, failure) : texts.refundUnderWay(refundNo);
}

export const paymentColumns: readonly Column<Payment>[] = [
  column(list.payway, ({ payway }) => payways[payway], { width: 104 }),
  column(texts.tradeNo, ({ tradeNo }) => tradeNo, code),
  column(texts.transactionId, ({ transactionId }) => transactionId ?? '—', code),
  column(list.total, ({ amount }) => priceText(amount), figure),
  column(texts.paymentState, stateOf, { width: 176 }),
  column(texts.refund, refundOf, code),
];

export const wordColumns: readonly Column<Detail['words'][number]>[] = [
  column(texts.at, ({ at }) => chinaMinute(at), { width: 152 }),
  column(list.payway, ({ payway }) => payways[payway], { width: 104 }),
  column(texts.source, ({ source }) => wordSources[source], { width: 104 }),
  column(texts.verdict, ({ verdict }) => texts.verdicts[verdict] ?? verdict, { width: 144 }),
  column(texts.said, ({ said }) => <code style={{ overflowWrap: 'anywhere' }}>{said}</code>),
];

const orNone = (at: number | null, none: string) => (at === null ? none : chinaMinute(at));

export const grantColumns: readonly Column<Detail['grants'][number]>[] = [
  column(list.product, ({ title }) => title, code),
  column(texts.starts, ({ startsAt }) => chinaMinute(startsAt), { width: 152 }),
  column(texts.ends, ({ endsAt }) => orNone(endsAt, texts.forGood), { width: 152 }),
  column(texts.withdrawn, ({ withdrawnAt }) => orNone(withdrawnAt, texts.held), { width: 152 }),
];

export const entryColumns: readonly Column<Detail['entries'][number]>[] = [
  column(texts.at, ({ at }) => chinaMinute(at), { width: 152 }),
  column(texts.entry, ({ kind }) => balanceChanges[kind], { width: 104 }),
  column(texts.lines, ({ lines }) =>
    lines
      .map(({ account, amount }) => `${ledgerAccounts[account]} ${priceText(amount)}`)
      .join('，'),
  ),
];
