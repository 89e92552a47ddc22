import { orderKinds, orderStates } from '@cheese/domain/codes/shop/orders';
import { payways } from '@cheese/domain/codes/shop/payment';
import type { ManagedOrder } from '@cheese/domain/contract/shop/shapes/shopManageShapes';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { Column } from '@cheese/ui/table/DataTable';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { periods } from '../../../periods/periodTexts';
import { texts as common } from '../texts';
import { texts } from './texts';

export const filters = { state: orderStates, kind: orderKinds, days: periods } as const;

export const orderColumns: readonly Column<ManagedOrder>[] = [
  {
    key: 'orderNo',
    label: texts.orderNo,
    cell: ({ id, orderNo }) => <Link href={paths.manage.order({ orderId: id })}>{orderNo}</Link>,
    width: 208,
  },
  { key: 'product', label: texts.product, cell: ({ title }) => title, minWidth: 160 },
  {
    key: 'buyer',
    label: texts.buyer,
    cell: ({ person }) => common.phone(person.name, person.phoneNum),
    width: 176,
  },
  {
    key: 'total',
    label: texts.total,
    cell: ({ total }) => priceText(total),
    align: 'end',
    width: 104,
  },
  { key: 'state', label: texts.state, cell: ({ state }) => orderStates[state], width: 88 },
  {
    key: 'payway',
    label: texts.payway,
    cell: ({ payway }) => (payway === null ? texts.unpaid : payways[payway]),
    width: 104,
  },
  {
    key: 'created',
    label: texts.created,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    width: 112,
  },
];
