import { authApi } from '@cheese/api-client/auth';
import { messages } from '@cheese/domain/texts/messages';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession, useSessionState } from '../../session';

/** The end of the header: the way in, or who is signed in and the way out. */
export function AccountArea() {
  const { isSignedIn, person } = useSessionState();
  if (isSignedIn === null) return null;
  if (isSignedIn) return <SignedIn name={person?.info.nickname ?? ''} />;
  return (
    <>
      <Button href={paths.login()}>{messages.logIn}</Button>
      <Button variant="contained" href={paths.login()}>
        {messages.register}
      </Button>
    </>
  );
}

function SignedIn({ name }: { name: string }) {
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const [tellServer] = authApi.endpoints.logOut.useMutation();

  const logOut = async () => {
    // Asked with the token that is about to go; out they are in any case.
    await tellServer();
    session.logOut();
    toast.success(messages.loggedOut);
    await navigate(paths.home());
  };
  return (
    <>
      <Typography noWrap sx={{ maxWidth: 120 }}>
        {name}
      </Typography>
      <Button color="inherit" onClick={() => void logOut()}>
        {messages.logOut}
      </Button>
    </>
  );
}
