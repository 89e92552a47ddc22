import { authApi } from '@cheese/api-client/people/auth';
import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { useToast } from '@cheese/ui/toast/useToast';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useSession } from '../../../session/session';

export function useLogOut() {
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const [tellServer] = authApi.endpoints.logOut.useMutation();

  return async () => {
    // Asked with the token that goes at once: what else is under way with it, and is refused
    // because the server heard this first, opens no prompt.
    void tellServer();
    session.logOut();
    toast.success(signInMessages.loggedOut);
    await navigate(paths.home());
  };
}
