import { signInMessages } from '../../texts/signInMessages';

export type SchoolLoginStep = { step: 'choose' | 'puzzle' } | { step: 'refused'; message: string };

/**
 * How a school account goes on, by the number of organisations that its name and password open.
 * None at all must not tell a wrong password from an unknown account.
 */
export const schoolLoginStep = (organisations: number): SchoolLoginStep => {
  if (organisations === 0)
    return { step: 'refused', message: signInMessages.accountOrPasswordWrong };
  return { step: organisations === 1 ? 'puzzle' : 'choose' };
};

/** What is wrong where an account is only asked for its organisations, without a password. */
export const organisationQueryFault = (organisations: number): string | null =>
  organisations === 0 ? signInMessages.noOrganisation : null;
