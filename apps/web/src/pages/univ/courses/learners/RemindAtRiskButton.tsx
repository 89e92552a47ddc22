import {
  useGetRiskWaitingQuery,
  useRemindAtRiskMutation,
} from '@cheese/api-client/learning/courseLearner';
import { learnerLimits } from '@cheese/domain/codes/learning/courseLearners';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { texts } from './texts';

interface RemindAtRiskButtonProps {
  courseId: number;
  isOpen: boolean;
}

/** Reminds all learners at risk, on all pages; shows how many first. */
export function RemindAtRiskButton({ courseId, isOpen }: RemindAtRiskButtonProps) {
  const { currentData } = useGetRiskWaitingQuery({ courseId }, { refetchOnMountOrArgChange: true });
  const [ask] = useRemindAtRiskMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const [isAsking, open] = useState(false);
  if (!currentData) return null;
  const { waitingCount, remindedCount } = currentData;
  const count = Math.min(waitingCount, learnerLimits.remindedAtRisk);
  const remind = async () => {
    const { sent } = await ask({ courseId }).unwrap();
    toast.success(texts.reminded(sent, 0));
    open(false);
  };
  const begin = () => {
    if (!isOpen) return toast.info(texts.notOpen);
    return count === 0 ? toast.info(texts.riskNobody(remindedCount)) : open(true);
  };
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={begin}>
        {texts.remindAtRisk(waitingCount)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.remindAtRiskTitle(count)}
          consequence={texts.remindAtRiskLead(waitingCount - count, remindedCount)}
          confirm={isBusy ? texts.reminding : texts.remindConfirm}
          tone="primary"
          isBusy={isBusy}
          onConfirm={() => void run(remind)}
          onClose={() => open(false)}
        />
      )}
    </>
  );
}
