import { useLoginLink } from '../../session/useLoginLink';
import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { texts } from './texts';

/** Shown to visitors instead of the user's own data. */
export function SignInFirst() {
  return (
    <EmptyState
      dense
      sentence={texts.signInLead}
      action={
        <Button variant="contained" {...useLoginLink()}>
          {signInMessages.goLogin}
        </Button>
      }
    />
  );
}
