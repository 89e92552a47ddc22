import { useWayToLogin } from '../../session/useWayToLogin';
import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { texts } from './texts';

/** What a visitor finds where something of their own would stand. */
export function SignInFirst() {
  return (
    <EmptyState
      dense
      sentence={texts.signInLead}
      action={
        <Button variant="contained" {...useWayToLogin()}>
          {signInMessages.goLogin}
        </Button>
      }
    />
  );
}
