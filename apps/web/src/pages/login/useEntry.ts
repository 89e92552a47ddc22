import { makeEntry } from '@cheese/auth/makeEntry';
import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { useToast } from '@cheese/ui/toast/useToast';
import { useSession } from '../../session/session';
import type { LoginEvent } from './loginState';

/** The way in with a token, which every pane takes. */
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
