import { passwordLimits } from '../../codes/base/limits';
import { fieldMessages } from '../../texts/fieldMessages';
import { commonPasswords } from './commonPasswords';
import { isEmpty } from '../text/emptiness';
import { isPhone } from './phone';

/**
 * The fault of a new password, or null. The placeholder recommends 6 to 10 characters of three
 * kinds; only passwords that can be guessed are refused.
 */
export const newPasswordFault = (
  password: string | null | undefined,
  phone: string | null | undefined,
): string | null => {
  if (isEmpty(password)) return fieldMessages.passwordEmpty;
  const length = [...password].length;
  if (length < passwordLimits.min || length > passwordLimits.max)
    return fieldMessages.newPasswordLength;
  if (commonPasswords.has(password.toLowerCase())) return fieldMessages.newPasswordCommon;
  const isGiven = !isEmpty(phone) && isPhone(phone);
  return isGiven && password.includes(phone) ? fieldMessages.newPasswordHasPhone : null;
};
