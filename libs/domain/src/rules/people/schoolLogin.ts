import { signInMessages } from '../../texts/signInMessages';

export type SchoolLoginStep = { step: 'choose' | 'puzzle' } | { step: 'refused'; message: string };

/**
 * The next step of a school login, by the number of organisations that the name and password match.
 * Zero must not reveal whether the password or the account was wrong.
 */
export const schoolLoginStep = (organisations: number): SchoolLoginStep => {
  if (organisations === 0)
    return { step: 'refused', message: signInMessages.accountOrPasswordWrong };
  return { step: organisations === 1 ? 'puzzle' : 'choose' };
};

/** The message when organisations are looked up by account alone, without a password. */
export const organisationQueryFault = (organisations: number): string | null =>
  organisations === 0 ? signInMessages.noOrganisation : null;
