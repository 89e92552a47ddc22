import { useRemindCourseLearnersMutation } from '@cheese/api-client/learning/courseLearner';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { texts } from './texts';

interface RemindButtonProps {
  courseId: number;
  /** False for a course that learners cannot open; then no reminders are sent. */
  isOpen: boolean;
  personIds: number[];
  onDone: () => void;
}

/** Reminds the selected learners, each at most once a day. */
export function RemindButton({ courseId, isOpen, personIds, onDone }: RemindButtonProps) {
  const [ask] = useRemindCourseLearnersMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const remind = async () => {
    if (!isOpen) return toast.info(texts.notOpen);
    if (personIds.length === 0) return toast.info(texts.remindHint);
    const { sent, skipped } = await ask({ courseId, personIds }).unwrap();
    toast.success(texts.reminded(sent, skipped));
    onDone();
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-disabled={isBusy}
      onClick={() => void run(remind)}
    >
      {isBusy ? texts.reminding : texts.remind(personIds.length)}
    </Button>
  );
}
