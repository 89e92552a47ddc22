import {
  differenceCauses,
  differenceKinds,
  differenceSteps,
} from '@cheese/domain/codes/shop/reconcile';
import type { Difference } from '@cheese/domain/contract/shop/reconcileManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { RowActions } from '@cheese/ui/management/RowActions';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import { paths } from '../../../../paths';
import { texts } from './texts';

const amountOf = (amount: number | null) => (amount === null ? texts.none : priceText(amount));

const numberOf = ({ tradeNo, order }: Difference) => (
  <>
    <div>{tradeNo}</div>
    {order && <Link href={paths.manage.order({ orderId: order.id })}>{order.orderNo}</Link>}
  </>
);

const whatOf = ({ cause, settledAt }: Difference) => (
  <>
    <div>{texts.cause(differenceCauses[cause])}</div>
    {settledAt === null && <div>{texts.step(differenceSteps[cause])}</div>}
  </>
);

type OnSettle = (difference: Difference) => void;

const stateOf = (difference: Difference, onSettle: OnSettle) =>
  difference.settledAt === null ? (
    <>
      <div>{texts.open}</div>
      <RowActions
        name={difference.tradeNo}
        actions={[{ text: texts.settle, act: () => onSettle(difference) }]}
      />
    </>
  ) : (
    texts.settledBy(difference.settledBy ?? texts.byItself, difference.note)
  );

export const differenceColumns = (onSettle: OnSettle): Column<Difference>[] => [
  { key: 'kind', label: texts.kind, cell: ({ kind }) => differenceKinds[kind], width: 104 },
  { key: 'trade', label: `${texts.tradeNo}、${texts.order}`, cell: numberOf, width: 192 },
  {
    key: 'theirs',
    label: texts.theirs,
    cell: ({ theirs }) => amountOf(theirs),
    align: 'end',
    width: 96,
  },
  { key: 'ours', label: texts.ours, cell: ({ ours }) => amountOf(ours), align: 'end', width: 96 },
  { key: 'what', label: texts.what, cell: whatOf, minWidth: 240 },
  { key: 'at', label: texts.at, cell: ({ at }) => chinaMinute(at), width: 104 },
  {
    key: 'state',
    label: texts.state,
    cell: (difference) => stateOf(difference, onSettle),
    minWidth: 200,
  },
];
