import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';

/** Whose screen it is: a name, and the last four digits of the phone where there is one. */
export function watermarkOf({ user: { phoneNum }, userExtend }: CompleteUserInfo): string {
  const name = userExtend.name || userExtend.nickname;
  const digits = /\d{4}$/.exec(phoneNum ?? '')?.[0];
  return [name, digits].filter(Boolean).join(' ');
}
