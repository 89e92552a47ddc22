import { messages } from '@cheese/domain/texts/messages';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { useSessionState } from '../../session/session';
import { Greeting } from './Greeting';
import { useLogOut } from './useLogOut';

/** Login link, or the user and the way to sign out. */
export function AccountArea() {
  const { isSignedIn, person } = useSessionState();
  const logOut = useLogOut();
  if (isSignedIn === null) return null;
  if (!isSignedIn) {
    return (
      <Button variant="contained" href={paths.login()}>
        {messages.logIn}
      </Button>
    );
  }
  return (
    <>
      {person && <Greeting {...person} />}
      <Button color="inherit" onClick={() => void logOut()} sx={{ flex: 'none' }}>
        {messages.logOut}
      </Button>
    </>
  );
}
