import { invoiceStates } from '@cheese/domain/codes/shop/invoices';
import type { ManagedInvoice } from '@cheese/domain/contract/shop/invoiceManage';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { RowActions, type RowAction } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { texts as shared } from '../texts';
import { texts } from './texts';

export const filters = { state: invoiceStates } as const;

const titleOf = ({ title, taxNo, email }: ManagedInvoice) => {
  const named = taxNo === null ? title : texts.company(title, taxNo);
  return email === null ? named : texts.mail(named, email);
};

const stateOf = ({ state, rejectReason }: ManagedInvoice) => (
  <>
    {invoiceStates[state]}
    {rejectReason && <div>{rejectReason}</div>}
    {state === 'reversed' && <div>{texts.reversedHint}</div>}
  </>
);

type ActionsFor = (invoice: ManagedInvoice) => RowAction[];

export const invoiceColumns = (actionsFor: ActionsFor): Column<ManagedInvoice>[] => [
  {
    key: 'orderNo',
    label: texts.orderNo,
    cell: ({ orderId, orderNo }) => <Link href={paths.manage.order({ orderId })}>{orderNo}</Link>,
    width: 184,
  },
  {
    key: 'buyer',
    label: texts.buyer,
    cell: ({ person }) => shared.phone(person.name, person.phoneNum),
    width: 160,
  },
  { key: 'title', label: texts.invoiceTitle, cell: titleOf, minWidth: 176 },
  {
    key: 'amount',
    label: texts.amount,
    cell: ({ amount }) => priceText(amount),
    align: 'end',
    width: 104,
  },
  { key: 'state', label: texts.state, cell: stateOf, minWidth: 160 },
  {
    key: 'number',
    label: texts.number,
    cell: ({ number }) => number ?? texts.none,
    width: 128,
  },
  {
    key: 'created',
    label: texts.created,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    width: 104,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (invoice) => <RowActions name={invoice.orderNo} actions={actionsFor(invoice)} />,
    width: 136,
  },
];
