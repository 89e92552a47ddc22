import { fieldMessages } from '../../texts/fieldMessages';
import { isEmpty } from '../text/emptiness';

/** The message under a field of the sign-in forms, or null. */
type Input = string | null | undefined;

export const codeFault = (code: Input): string | null =>
  isEmpty(code) ? fieldMessages.codeEmpty : null;

export const passwordFault = (password: Input): string | null =>
  isEmpty(password) ? fieldMessages.passwordEmpty : null;

/** The account field has different labels on the phone tab and the school tab. */
export const accountFault = (account: Input, tab: 'phone' | 'school'): string | null => {
  if (!isEmpty(account)) return null;
  return tab === 'phone' ? fieldMessages.phoneAccountEmpty : fieldMessages.schoolAccountEmpty;
};

export const organisationFault = (orgId: Input | number): string | null =>
  isEmpty(orgId) ? fieldMessages.organisationEmpty : null;

export const secondPasswordFault = (second: Input, first: Input): string | null => {
  if (isEmpty(second)) return fieldMessages.secondPasswordEmpty;
  return second === first ? null : fieldMessages.passwordsDiffer;
};

export const agreementFault = (isTicked: boolean): string | null =>
  isTicked ? null : fieldMessages.agreementUnticked;
