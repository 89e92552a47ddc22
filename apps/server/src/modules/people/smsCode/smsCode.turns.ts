import { limits } from '../../base/limit/limit.rules';
import type { Turn } from '../../base/limit/limit.service';

/** What counts against strangers of an address who have a code sent to a phone, until it is used. */
export const turnsOfStrangers = (phone: string, address: string): [Turn, Turn] => [
  { key: `sms:${phone}`, limit: limits.smsOfStrangers },
  { key: `sms:${phone} from ${address}`, limit: limits.smsOfStrangersOfAddress },
];

/** Of who has shown that it is theirs: strangers cannot use these up. */
export const turnOfOwner = (phone: string, own: string): Turn => ({
  key: `sms:${phone}${own}`,
  limit: limits.smsOfOwner,
});

/** All that are sent to it, whoever asks, used or not. */
export const turnOfPhone = (phone: string): Turn => ({
  key: `sms-all:${phone}`,
  limit: limits.smsToPhone,
});

export const turnOfAddress = (address: string): Turn => ({
  key: `sms-from:${address}`,
  limit: limits.smsFromAddress,
});
