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
  strictObject,
  FileLink,
  Id,
  keyOf,
  Moment,
  nullable,
  pageQuery,
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
  taxNo: nullable(Type.String()),
  email: nullable(Type.String()),
  number: nullable(Type.String()),
  hasFile: Type.Boolean(),
  rejectReason: nullable(Type.String()),
  createdAt: Moment,
  issuedAt: nullable(Moment),
  rejectedAt: nullable(Moment),
  withdrawnAt: nullable(Moment),
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
  obstacle: nullable(keyOf(invoiceObstacles)),
  invoice: nullable(Invoice),
});
export type InvoiceOfOrder = Static<typeof InvoiceOfOrder>;

export const invoiceContract = {
  ofOrder: { access: 'user', query: strictObject({ orderId: Id }), data: InvoiceOfOrder },
  list: { access: 'user', query: strictObject(pageQuery), data: pageOf(Invoice) },
  apply: {
    access: 'user',
    body: strictObject({
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
  withdraw: { access: 'user', body: strictObject({ id: Id }), data: Type.Null() },
  download: { access: 'user', body: strictObject({ id: Id }), data: FileLink },
} satisfies Record<keyof typeof invoiceCalls, CallContract>;

export type InvoiceContract = typeof invoiceContract;
