import { loginPromptDeadline } from '@cheese/domain/rules/time/countdown';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { sizes } from '@cheese/ui/tokens';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useSecondsLeft } from '@cheese/ui/time/useSecondsLeft';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSessionState } from '../../session/session';
import { isAnsweringAt } from './isAnsweringAt';
import { texts } from './texts';

const frame = {
  alignItems: 'center',
  gap: 2,
  width: '100%',
  maxWidth: sizes.loginDialog,
  m: 2,
  px: 3,
  py: 8,
  textAlign: 'center',
};

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Without an `onClose`, neither Esc nor a click outside closes it. */
export default function PromptDialog({ clock }: { clock: () => number }) {
  const navigate = useNavigate();
  const [title, detail] = [useId(), useId()];
  const { hasEnded } = useSessionState();
  const isAnswering = isAnsweringAt(useLocation().pathname);
  // A user who was answering questions is first told that their answers are stored.
  const isKept = hasEnded && isAnswering;
  return (
    <Dialog
      open
      aria-labelledby={title}
      aria-describedby={detail}
      slotProps={{ paper: { sx: frame } }}
    >
      <Typography id={title} variant="h2">
        {isKept ? texts.ended : signInMessages.notLoggedIn}
      </Typography>
      <Typography id={detail} sx={{ color: 'text.secondary' }}>
        {isKept ? texts.answersKept : <Leaving clock={clock} />}
      </Typography>
      <Button
        ref={focus}
        variant="contained"
        size="large"
        onClick={() => void navigate(paths.login())}
      >
        {signInMessages.goLogin}
      </Button>
    </Dialog>
  );
}

function Leaving({ clock }: { clock: () => number }) {
  const [deadline] = useState(() => loginPromptDeadline(clock()));
  const left = useSecondsLeft(deadline, clock);
  const navigate = useNavigate();
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) void navigate(paths.login());
  }, [isOver, navigate]);
  return countedMessages.toLoginIn(left);
}
