import {
  useFindOrganisationsMutation,
  useLoginByCodeMutation,
  useLoginByPasswordMutation,
  useLoginBySchoolAccountMutation,
} from '@cheese/api-client/people/auth';
import { useSetPasswordMutation } from '@cheese/api-client/people/user';
import type { Ticketed } from '@cheese/auth/useTicket';
import { loginLimits } from '@cheese/domain/codes/base/limits';
import { loginPlatformCodes } from '@cheese/domain/codes/people/login';
import type { Values } from './loginForms';

const always = {
  loginPlatform: loginPlatformCodes.web,
  expireTime: loginLimits.expireTimeS,
} as const;

/** The sign-in requests, each filled with the values of its form; they resolve to a token. */
export function useSignInCalls(values: Values, ticketed: Ticketed) {
  const [loginByCode] = useLoginByCodeMutation();
  const [loginByPassword] = useLoginByPasswordMutation();
  const [loginBySchoolAccount] = useLoginBySchoolAccountMutation();
  const [findOrganisations] = useFindOrganisationsMutation();
  const [setPassword] = useSetPasswordMutation();
  const { phone, code, username, schoolPassword, newPassword } = values;

  return {
    byCode: () =>
      ticketed((ticket) => loginByCode({ ...always, mobile: phone, code, ...ticket }).unwrap()),
    byPassword: (password: string) =>
      ticketed((ticket) =>
        loginByPassword({ ...always, phoneNum: phone, password, ...ticket }).unwrap(),
      ),
    bySchoolAccount: (orgId: number) =>
      ticketed((ticket) => {
        const account = { orgId, username, password: schoolPassword };
        return loginBySchoolAccount({ ...always, ...account, ...ticket }).unwrap();
      }),
    organisations: () =>
      ticketed((ticket) =>
        findOrganisations({ name: username, pwd: schoolPassword, ...ticket }).unwrap(),
      ),
    resetPassword: () =>
      ticketed((ticket) => setPassword({ code, newPassword, phoneNum: phone, ...ticket }).unwrap()),
  };
}
