import { titleKindCodes, type TitleKind } from '@cheese/domain/codes/shop/invoices';
import type { Asks } from '@cheese/domain/contract/call';
import type { InvoiceContract } from '@cheese/domain/contract/shop/invoice';
import { creditCodeOf, isCreditCode } from '@cheese/domain/rules/shop/creditCode';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { texts } from './texts';

export const blankInvoice = { title: '', taxNo: '', email: '' };
export type InvoiceValues = typeof blankInvoice;

/** Faults in field order; a person has no tax number. */
export function invoiceFaults({ title, taxNo, email }: InvoiceValues, kind: TitleKind) {
  const isMail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  return faultsOf<keyof InvoiceValues>({
    title: missing(title, texts.titleEmpty),
    taxNo:
      kind === titleKindCodes.company &&
      (missing(taxNo, texts.taxNoEmpty) ||
        (!isCreditCode(creditCodeOf(taxNo)) && texts.taxNoWrong)),
    email: email.trim() !== '' && !isMail && texts.emailWrong,
  });
}

export function toWanted(
  { title, taxNo, email }: InvoiceValues,
  titleKind: TitleKind,
): Omit<Asks<InvoiceContract['apply']>, 'orderId'> {
  return {
    titleKind,
    title: title.trim(),
    ...(titleKind === titleKindCodes.company && { taxNo: creditCodeOf(taxNo) }),
    ...(email.trim() !== '' && { email: email.trim() }),
  };
}
