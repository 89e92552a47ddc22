import Type, { type Static } from 'typebox';
import type { invoiceManageCalls } from '../../calls/shop/invoiceManage';
import { invoiceLimits, invoiceStates } from '../../codes/shop/invoices';
import type { CallContract } from '../call';
import { exactly, FileLink, Id, keyOf, orNull, pageAsked, pageOf } from '../shapes';
import { invoiceFields } from './invoice';

export const ManagedInvoice = Type.Object({
  ...invoiceFields,
  person: Type.Object({
    id: Id,
    name: Type.String(),
    phoneNum: orNull(Type.String({ description: 'With its middle hidden' })),
  }),
});
export type ManagedInvoice = Static<typeof ManagedInvoice>;

/** An upload replaces the earlier file and is downloaded from then on. */
export const invoiceManageContract = {
  list: {
    access: 'platformAdmin',
    query: exactly({
      ...pageAsked,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      state: Type.Optional(keyOf(invoiceStates)),
    }),
    data: pageOf(ManagedInvoice),
  },
  issue: {
    access: 'platformAdmin',
    body: exactly({ id: Id, number: Type.String({ pattern: '^[0-9A-Za-z-]{4,30}$' }) }),
    data: Type.Null(),
  },
  upload: {
    access: 'platformAdmin',
    body: exactly({ id: Id }),
    takesFile: { maxBytes: invoiceLimits.fileBytes },
    data: Type.Null(),
  },
  reject: {
    access: 'platformAdmin',
    body: exactly({
      id: Id,
      reason: Type.String({ minLength: 1, maxLength: invoiceLimits.reason, pattern: '\\S' }),
    }),
    data: Type.Null(),
  },
  download: { access: 'platformAdmin', body: exactly({ id: Id }), data: FileLink },
} satisfies Record<keyof typeof invoiceManageCalls, CallContract>;

export type InvoiceManageContract = typeof invoiceManageContract;
