import { Notice } from '@cheese/ui/feedback/Notice';
import { SearchPicture } from '@cheese/ui/feedback/pictures';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSession, useSessionState } from '../../session/session';
import { texts } from './texts';

/** Quizzes and certificates belong to an organisation; a user without one is told how to join. */
export function CentreGate({ children }: { children: ReactNode }) {
  const { person } = useSessionState();
  const { refresh } = useSession();
  const { isBusy, run } = useTask();
  if (person?.orgName !== null) return children;
  return (
    <Notice
      picture={<SearchPicture />}
      title={texts.noCentre}
      detail={texts.howToJoin}
      action={
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => void run(refresh)}>
          {texts.lookAgain}
        </Button>
      }
    />
  );
}
