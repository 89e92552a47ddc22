import Type, { type Static } from 'typebox';
import type { invoiceManageCalls } from '../../calls/shop/invoiceManage';
import { invoiceLimits, invoiceStates } from '../../codes/shop/invoices';
import type { CallContract } from '../call';
import { strictObject, FileLink, Id, keyOf, nullable, pageQuery, pageOf } from '../shapes';
import { invoiceFields } from './invoice';

export const ManagedInvoice = Type.Object({
  ...invoiceFields,
  person: Type.Object({
    id: Id,
    name: Type.String(),
    phoneNum: nullable(Type.String({ description: 'With its middle hidden' })),
  }),
});
export type ManagedInvoice = Static<typeof ManagedInvoice>;

/** An upload replaces the earlier file and is downloaded from then on. */
export const invoiceManageContract = {
  list: {
    access: 'platformAdmin',
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      state: Type.Optional(keyOf(invoiceStates)),
    }),
    data: pageOf(ManagedInvoice),
  },
  issue: {
    access: 'platformAdmin',
    body: strictObject({ id: Id, number: Type.String({ pattern: '^[0-9A-Za-z-]{4,30}$' }) }),
    data: Type.Null(),
  },
  upload: {
    access: 'platformAdmin',
    body: strictObject({ id: Id }),
    takesFile: { maxBytes: invoiceLimits.fileBytes },
    data: Type.Null(),
  },
  reject: {
    access: 'platformAdmin',
    body: strictObject({
      id: Id,
      reason: Type.String({ minLength: 1, maxLength: invoiceLimits.reason, pattern: '\\S' }),
    }),
    data: Type.Null(),
  },
  download: { access: 'platformAdmin', body: strictObject({ id: Id }), data: FileLink },
} satisfies Record<keyof typeof invoiceManageCalls, CallContract>;

export type InvoiceManageContract = typeof invoiceManageContract;
