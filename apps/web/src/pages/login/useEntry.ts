import { makeEntry } from '@cheese/auth/makeEntry';
import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { useToast } from '@cheese/ui/toast/useToast';
import { useSession } from '../../session/session';
import type { LoginEvent } from './loginState';

/** Signs in with a token; used by all panes. */
export function useEntry(send: (event: LoginEvent) => void, clearCode: () => void) {
  const { signIn } = useSession();
  const toast = useToast();
  return makeEntry({
    signIn,
    welcome: () => toast.success(signInMessages.loginDone),
    send,
    clearCode,
  });
}
