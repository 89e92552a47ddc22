import { useJoinPhoneMutation } from '@cheese/api-client/school/ownSchool';
import type { Ticketed } from '@cheese/auth/useTicket';
import { useTask } from '@cheese/ui/form/useTask';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSession } from '../../../session/session';
import { texts } from './texts';

interface JoinOfferProps {
  asked: { phoneNum: string; code: string };
  ticketed: Ticketed;
  onDone: () => void;
}

/** The number belongs to another account: offers to merge the school account into it. */
export function JoinOffer({ asked, ticketed, onDone }: JoinOfferProps) {
  const session = useSession();
  const [join] = useJoinPhoneMutation();
  const { isBusy, run } = useTask();
  const { phoneNum, code } = asked;
  const joinNow = async () => {
    const isDone = await run(async () => {
      const { token } = await ticketed((ticket) => join({ phoneNum, code, ...ticket }).unwrap());
      await session.signIn(token);
    }, texts.joined);
    if (isDone) onDone();
  };
  return (
    <Alert
      severity="info"
      action={
        <Button disabled={isBusy} onClick={() => void joinNow()}>
          {texts.join}
        </Button>
      }
    >
      {texts.phoneTaken}
    </Alert>
  );
}
