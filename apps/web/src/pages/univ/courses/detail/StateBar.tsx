import { useWithdrawCourseMutation } from '@cheese/api-client/learning/courseMaking';
import type { MadeCourseDetail } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { paths } from '../../../../paths';
import { StateChip } from '../StateChip';
import { PublishDialog } from './PublishDialog';
import { texts } from './texts';

type Opened = 'publish' | 'withdraw';

interface StateBarProps {
  course: MadeCourseDetail;
  /** True if another form of the page has unsaved changes, or failed to save them. */
  isUnsaved: boolean;
}

export function StateBar({ course, isUnsaved }: StateBarProps) {
  const [opened, open] = useState<Opened | null>(null);
  const toast = useToast();
  const { state, publishedAt, faults } = course;
  const isOpen = state === 'published' || state === 'scheduled';
  const fault = isUnsaved ? texts.unsaved : faults.length > 0 ? texts.unfit : null;
  const ways = {
    making: texts.publish,
    scheduled: texts.reschedule,
    withdrawn: texts.publishAgain,
  };
  return (
    <Box component="section" aria-label={texts.publishTitle} sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <StateChip state={state} />
        {state === 'scheduled' && publishedAt !== null && (
          <span>{texts.scheduledFor(chinaMinute(publishedAt))}</span>
        )}
        {state !== 'published' && (
          <Button
            variant="contained"
            aria-disabled={fault !== null}
            onClick={() => (fault === null ? open('publish') : toast.error(fault))}
          >
            {ways[state]}
          </Button>
        )}
        {isOpen && (
          <Button variant="outlined" color="error" onClick={() => open('withdraw')}>
            {state === 'scheduled' ? texts.unschedule : texts.withdraw}
          </Button>
        )}
      </Box>
      <Standing course={course} />
      {opened === 'publish' && <PublishDialog course={course} onClose={() => open(null)} />}
      {opened === 'withdraw' && <Withdrawal course={course} onClose={() => open(null)} />}
    </Box>
  );
}

function Standing({ course: { state, faults } }: { course: MadeCourseDetail }) {
  return (
    <>
      {state === 'published' && <Alert severity="info">{texts.open}</Alert>}
      {state === 'withdrawn' && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {texts.gone}
        </Alert>
      )}
      {state !== 'published' && faults.length > 0 && (
        <Alert severity="warning">
          {texts.faults}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {faults.map(({ itemId, message }) => (
              <li key={`${itemId}-${message}`}>
                {itemId === null ? (
                  message
                ) : (
                  <Link underline="always" href={paths.univ.courseItem({ itemId })}>
                    {message}
                  </Link>
                )}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {state === 'making' && faults.length === 0 && (
        <Alert severity="success">{texts.faultless}</Alert>
      )}
    </>
  );
}

interface WithdrawalProps {
  course: MadeCourseDetail;
  onClose: () => void;
}

function Withdrawal({ course, onClose }: WithdrawalProps) {
  const [withdraw] = useWithdrawCourseMutation();
  const { isBusy, run } = useTask();
  const { id: courseId, edition } = course;
  const isScheduled = course.state === 'scheduled';
  const go = async () => {
    const act = () => withdraw({ courseId, edition }).unwrap();
    await run(act, isScheduled ? texts.unscheduled : texts.withdrawn);
    onClose();
  };
  return (
    <ConfirmDialog
      title={isScheduled ? texts.unschedule : texts.withdrawTitle}
      consequence={isScheduled ? texts.unscheduleLoss : texts.withdrawLoss}
      confirm={isScheduled ? texts.unschedule : texts.withdraw}
      isBusy={isBusy}
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}
