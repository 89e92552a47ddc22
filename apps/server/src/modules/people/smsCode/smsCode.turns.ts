import { limits } from '../../base/limit/limit.rules';
import type { RateLimit } from '../../base/limit/limit.service';

/** Rate limits on unknown requesters, counted until the code is used. */
export const turnsOfStrangers = (phone: string, address: string): [RateLimit, RateLimit] => [
  { key: `sms:${phone}`, limit: limits.smsOfStrangers },
  { key: `sms:${phone} from ${address}`, limit: limits.smsOfStrangersOfAddress },
];

/** A separate limit for the proven owner, which strangers cannot exhaust. */
export const turnOfOwner = (phone: string, own: string): RateLimit => ({
  key: `sms:${phone}${own}`,
  limit: limits.smsOfOwner,
});

/** Counts all messages to a phone, by any requester. */
export const turnOfPhone = (phone: string): RateLimit => ({
  key: `sms-all:${phone}`,
  limit: limits.smsToPhone,
});

export const turnOfAddress = (address: string): RateLimit => ({
  key: `sms-from:${address}`,
  limit: limits.smsFromAddress,
});
