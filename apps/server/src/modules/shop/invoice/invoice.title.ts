import { type TitleKind, titleKindCodes } from '@cheese/domain/codes/shop/invoices';
import { creditCodeOf, isCreditCode } from '@cheese/domain/rules/shop/creditCode';
import { refuse } from '../../../calls/refusal';

/** Removes invisible characters from names. */
const asWritten = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim() || refuse('call.invalid');

interface TypedTitle {
  title: string;
  taxNo?: string;
}

/** The tax number of a company is checked. */
export function companyTitle({ title, taxNo = '' }: TypedTitle) {
  const name = asWritten(title);
  const code = creditCodeOf(taxNo);
  return isCreditCode(code) ? { title: name, taxNo: code } : refuse('invoice.taxNo');
}

/** A person's tax number is theirs to leave out. */
export function invoiceTitle({ titleKind, ...typed }: TypedTitle & { titleKind: TitleKind }) {
  return titleKind === titleKindCodes.person
    ? { titleKind, title: asWritten(typed.title), taxNo: null }
    : { titleKind, ...companyTitle(typed) };
}
