import { limits } from '../../base/limit/limit.rules';
import type { Turn } from '../../base/limit/limit.service';

/** Rate limits on unknown requesters, counted until the code is used. */
export const turnsOfStrangers = (phone: string, address: string): [Turn, Turn] => [
  { key: `sms:${phone}`, limit: limits.smsOfStrangers },
  { key: `sms:${phone} from ${address}`, limit: limits.smsOfStrangersOfAddress },
];

/** A separate limit for the proven owner, which strangers cannot exhaust. */
export const turnOfOwner = (phone: string, own: string): Turn => ({
  key: `sms:${phone}${own}`,
  limit: limits.smsOfOwner,
});

/** Counts all messages to a phone, by any requester. */
export const turnOfPhone = (phone: string): Turn => ({
  key: `sms-all:${phone}`,
  limit: limits.smsToPhone,
});

export const turnOfAddress = (address: string): Turn => ({
  key: `sms-from:${address}`,
  limit: limits.smsFromAddress,
});
