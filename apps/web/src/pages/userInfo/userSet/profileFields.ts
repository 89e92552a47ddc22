import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';
import { fieldMessages } from '@cheese/domain/texts/fieldMessages';
import { texts } from './texts';

export const profileNames = ['nickname', 'name', 'gender', 'introduction'] as const;
export type ProfileName = (typeof profileNames)[number];
type Values = Readonly<Record<ProfileName, string>>;

export const valuesOf = (me: CompleteUserInfo['userExtend']): Values => ({
  nickname: me.nickname,
  name: me.name ?? '',
  gender: String(me.gender),
  introduction: me.introduction,
});

/** Client-side checks, the same as the server's. */
export function profileFaults({ nickname, name, introduction }: Values) {
  return {
    ...(nickname.trim() === '' && { nickname: fieldMessages.nicknameEmpty }),
    ...(name.trim() === '' && { name: fieldMessages.nameEmpty }),
    ...([...introduction].length > texts.introductionLimit && {
      introduction: texts.introductionTooLong,
    }),
  };
}
