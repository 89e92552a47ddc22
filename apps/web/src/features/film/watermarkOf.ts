import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';

/** The viewer's name, and the last four digits of their phone if known. */
export function watermarkOf({ user: { phoneNum }, userExtend }: CompleteUserInfo): string {
  const name = userExtend.name || userExtend.nickname;
  const digits = /\d{4}$/.exec(phoneNum ?? '')?.[0];
  return [name, digits].filter(Boolean).join(' ');
}
