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
    // Sent first, while the token is still there. A running call that is then refused opens no
    // prompt, because the session has ended by then.
    void tellServer();
    session.logOut();
    toast.success(signInMessages.loggedOut);
    await navigate(paths.home());
  };
}
