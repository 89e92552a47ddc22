import type { Invoice } from '@cheese/domain/contract/shop/invoice';
import type { ManagedInvoice } from '@cheese/domain/contract/shop/invoiceManage';
import { invoiceState } from '@cheese/domain/rules/shop/invoiceState';
import { hideMiddle } from '../../people/person/hideMiddle';
import type { JoinedInvoice } from './invoice.store';

const momentOf = (at: Date | null) => at?.getTime() ?? null;

export const stateOf = ({ invoice, order }: Pick<JoinedInvoice, 'invoice' | 'order'>) =>
  invoiceState({ ...invoice, refundedAt: order.refundedAt });

export function toInvoice(joined: JoinedInvoice): Invoice {
  const { invoice, order, product, hasFile } = joined;
  const { id, orderId, amount, titleKind, title, taxNo, email, number, rejectReason } = invoice;
  return {
    id,
    orderId,
    orderNo: order.orderNo,
    product,
    amount,
    state: stateOf(joined),
    titleKind,
    title,
    taxNo,
    email,
    number,
    hasFile,
    rejectReason,
    createdAt: invoice.createdAt.getTime(),
    issuedAt: momentOf(invoice.issuedAt),
    rejectedAt: momentOf(invoice.rejectedAt),
    withdrawnAt: momentOf(invoice.withdrawnAt),
  };
}

export function toManagedInvoice(joined: JoinedInvoice): ManagedInvoice {
  const { id, name, nickname, phone } = joined.person;
  const person = { id, name: name ?? nickname, phoneNum: hideMiddle(phone) };
  return { ...toInvoice(joined), person };
}
