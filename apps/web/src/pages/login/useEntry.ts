import { messages } from '@cheese/domain/texts/messages';
import { useToast } from '@cheese/ui/toast/useToast';
import { useSession } from '../../session';
import { isWrongCode } from './failure';
import type { LoginEvent } from './loginState';
import type { GetToken } from './useTokens';

/** Signs in with the token that a call answers; whether that went well. */
export function useEntry(send: (event: LoginEvent) => void, clearCode: () => void) {
  const session = useSession();
  const toast = useToast();

  return async (getToken: GetToken) => {
    try {
      const { token } = await getToken();
      await session.signIn(token);
      toast.success(messages.loginDone);
      send({ type: 'signedIn' });
      return true;
    } catch (failure) {
      // What went wrong is said in a toast already; what was filled in stays.
      if (isWrongCode(failure)) clearCode();
      send({ type: 'failed' });
      return false;
    }
  };
}
