import { providerPayways } from '@cheese/domain/codes/shop/payment';
import { reconcileStates } from '@cheese/domain/codes/shop/reconcile';
import type { Reconciliation } from '@cheese/domain/contract/shop/reconcileManage';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { Column } from '@cheese/ui/table/DataTable';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { texts } from './texts';

export const filters = { payway: providerPayways, state: reconcileStates } as const;

export const sideText = ({ paid, paidCount, refund, refundCount }: Reconciliation['ours']) =>
  texts.side(priceText(paid), paidCount, priceText(refund), refundCount);

export const matchedText = ({ paidCount, refundCount }: Reconciliation['matched']) =>
  texts.count(paidCount + refundCount);

export const reconcileColumns: readonly Column<Reconciliation>[] = [
  {
    key: 'day',
    label: texts.day,
    cell: ({ id, day }) => <Link href={paths.manage.reconciled({ id })}>{day}</Link>,
    width: 112,
  },
  {
    key: 'payway',
    label: texts.payway,
    cell: ({ payway }) => providerPayways[payway],
    width: 104,
  },
  { key: 'state', label: texts.state, cell: ({ state }) => reconcileStates[state], width: 112 },
  { key: 'theirs', label: texts.theirs, cell: ({ theirs }) => sideText(theirs), minWidth: 168 },
  { key: 'ours', label: texts.ours, cell: ({ ours }) => sideText(ours), minWidth: 168 },
  { key: 'matched', label: texts.matched, cell: ({ matched }) => matchedText(matched), width: 80 },
  {
    key: 'differences',
    label: texts.differences,
    cell: ({ open, differences }) => texts.openOf(open, differences),
    width: 136,
  },
  {
    key: 'ranAt',
    label: texts.ranAt,
    cell: ({ ranAt }) => <RelativeTime at={ranAt} />,
    width: 104,
  },
];
