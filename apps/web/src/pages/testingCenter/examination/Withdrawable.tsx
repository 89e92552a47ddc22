import { useWithdrawExamMutation } from '@cheese/api-client/exam/exam';
import { useTimeLeft } from '@cheese/question-sheet/sheet/run/useTimeLeft';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { texts } from './texts';

interface WithdrawableProps {
  attemptId: number;
  /** Time left to withdraw the submission, by the server's clock. */
  leftMs: number;
  onOver: () => void;
}

/** A recent submission can be withdrawn; the result is shown only after that time. */
export function Withdrawable({ attemptId, leftMs, onOver }: WithdrawableProps) {
  const [withdraw] = useWithdrawExamMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const until = useMemo(() => ({ endsAt: leftMs, now: 0, isOpen: true }), [leftMs]);
  const left = useTimeLeft(until);
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (left === 0) end();
  }, [left]);
  const takeBack = () =>
    void run(async () => {
      await withdraw({ attemptId }).unwrap();
      toast.success(texts.withdrawn);
    });
  return (
    <Box component="section" aria-label={texts.result} sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {texts.result}
      </Typography>
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" aria-disabled={isBusy} onClick={takeBack}>
            {texts.withdraw}
          </Button>
        }
      >
        <AlertTitle>{texts.handedIn}</AlertTitle>
        {texts.withdrawWhy(left ?? Math.ceil(leftMs / 1000))}
      </Alert>
    </Box>
  );
}
