import Type, { type Static } from 'typebox';
import type { invoiceCalls } from '../../calls/shop/invoice';
import {
  invoiceLimits,
  invoiceObstacles,
  invoiceStates,
  titleKinds,
} from '../../codes/shop/invoices';
import { orderKinds } from '../../codes/shop/orders';
import type { CallContract } from '../call';
import {
  codeOf,
  exactly,
  FileLink,
  Id,
  keyOf,
  Moment,
  orNull,
  pageAsked,
  pageOf,
  Thousandths,
} from '../shapes';

/** `hasFile`: the real invoice was uploaded; otherwise the platform generates its own receipt. */
export const invoiceFields = {
  id: Id,
  orderId: Id,
  orderNo: Type.String(),
  product: Type.String({ description: 'What was paid for' }),
  amount: Thousandths,
  state: keyOf(invoiceStates),
  titleKind: codeOf(titleKinds),
  title: Type.String(),
  taxNo: orNull(Type.String()),
  email: orNull(Type.String()),
  number: orNull(Type.String()),
  hasFile: Type.Boolean(),
  rejectReason: orNull(Type.String()),
  createdAt: Moment,
  issuedAt: orNull(Moment),
  rejectedAt: orNull(Moment),
  withdrawnAt: orNull(Moment),
};
export const Invoice = Type.Object(invoiceFields);
export type Invoice = Static<typeof Invoice>;

/** The possible invoice of an order; `invoice` is the latest one requested. */
export const InvoiceOfOrder = Type.Object({
  orderId: Id,
  orderNo: Type.String(),
  kind: keyOf(orderKinds),
  product: Type.String(),
  amount: Thousandths,
  obstacle: orNull(keyOf(invoiceObstacles)),
  invoice: orNull(Invoice),
});
export type InvoiceOfOrder = Static<typeof InvoiceOfOrder>;

export const invoiceContract = {
  ofOrder: { access: 'user', query: exactly({ orderId: Id }), data: InvoiceOfOrder },
  list: { access: 'user', query: exactly(pageAsked), data: pageOf(Invoice) },
  apply: {
    access: 'user',
    body: exactly({
      orderId: Id,
      titleKind: codeOf(titleKinds),
      title: Type.String({ minLength: 1, maxLength: invoiceLimits.title, pattern: '\\S' }),
      taxNo: Type.Optional(Type.String({ maxLength: 40 })),
      email: Type.Optional(
        Type.String({ maxLength: 100, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' }),
      ),
    }),
    data: Type.Object({ id: Id }),
  },
  withdraw: { access: 'user', body: exactly({ id: Id }), data: Type.Null() },
  download: { access: 'user', body: exactly({ id: Id }), data: FileLink },
} satisfies Record<keyof typeof invoiceCalls, CallContract>;

export type InvoiceContract = typeof invoiceContract;
