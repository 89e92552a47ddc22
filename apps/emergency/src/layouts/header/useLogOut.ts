import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { useLogOutMutation } from '@cheese/emergency-api/auth';
import { useToast } from '@cheese/ui/toast/useToast';
import { waitAtMost } from '@cheese/ui/waitAtMost';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession } from '../../session';

const LONGEST_MS = 2_000;

export function useLogOut() {
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const [tellServer] = useLogOutMutation();

  return async () => {
    // Asked with the token that is about to go; out they are in any case, and soon.
    await waitAtMost(LONGEST_MS, tellServer());
    session.logOut();
    toast.success(signInMessages.loggedOut);
    await navigate(paths.login());
  };
}
