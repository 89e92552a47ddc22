import { fieldMessages } from '../../texts/fieldMessages';
import { isEmpty } from '../text/emptiness';

type Input = string | null | undefined;

export const isPhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

export const phoneFault = (phone: Input): string | null => {
  if (isEmpty(phone)) return fieldMessages.phoneEmpty;
  return isPhone(phone) ? null : fieldMessages.phoneWrong;
};

/** The same before sending a code, where the message appears in a toast. */
export const smsPhoneFault = (phone: Input): string | null => {
  if (isEmpty(phone)) return fieldMessages.smsPhoneEmpty;
  return isPhone(phone) ? null : fieldMessages.smsPhoneWrong;
};
