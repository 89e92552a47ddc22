import { messages } from '@cheese/domain/texts/messages';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { useSessionState } from '../../session/session';
import { Greeting } from './Greeting';
import { useLogOut } from './useLogOut';

/** The end of the header: the way in, or who is signed in and the way out. */
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
