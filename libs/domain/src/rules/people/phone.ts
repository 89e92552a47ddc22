import { fieldMessages } from '../../texts/fieldMessages';
import { isEmpty } from '../text/emptiness';

type Input = string | null | undefined;

export const isPhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

/** What is wrong with a phone number in a form, or null. */
export const phoneFault = (phone: Input): string | null => {
  if (isEmpty(phone)) return fieldMessages.phoneEmpty;
  return isPhone(phone) ? null : fieldMessages.phoneWrong;
};

/** The same where a code is to be sent: it speaks up in a toast. */
export const smsPhoneFault = (phone: Input): string | null => {
  if (isEmpty(phone)) return fieldMessages.smsPhoneEmpty;
  return isPhone(phone) ? null : fieldMessages.smsPhoneWrong;
};
