import type { GetToken } from '@cheese/auth/makeEntry';
import type { Ticketed } from '@cheese/auth/useTicket';
import { loginLimits } from '@cheese/domain/codes/base/limits';
import { loginPlatformCodes } from '@cheese/domain/codes/people/login';
import { useLoginByCodeMutation, useLoginByPasswordMutation } from '@cheese/emergency-api/auth';
import { useSetPasswordMutation } from '@cheese/emergency-api/user';
import type { Values } from './loginForms';

const always = {
  loginPlatform: loginPlatformCodes.web,
  expireTime: loginLimits.expireTimeS,
} as const;

interface SignInRequest {
  values: Values;
  ticketed: Ticketed;
  /** The password has been reset; the next sign-in uses the new one. */
  onReset(newPassword: string): void;
}

/** The call of each form; all of them return a token. */
export function useSignInCalls({ values, ticketed, onReset }: SignInRequest) {
  const [loginByCode] = useLoginByCodeMutation();
  const [loginByPassword] = useLoginByPasswordMutation();
  const [setPassword] = useSetPasswordMutation();
  const { phone, code, newPassword } = values;

  const byPassword = (password: string) =>
    ticketed((ticket) =>
      loginByPassword({ ...always, phoneNum: phone, password, ...ticket }).unwrap(),
    );
  return {
    password: () => byPassword(values.password),
    code: () =>
      ticketed((ticket) => loginByCode({ ...always, mobile: phone, code, ...ticket }).unwrap()),
    async forgot() {
      await ticketed((ticket) =>
        setPassword({ code, newPassword, phoneNum: phone, ...ticket }).unwrap(),
      );
      onReset(newPassword);
      return byPassword(newPassword);
    },
  } satisfies Record<string, GetToken>;
}
