import { useGetGuardiansQuery } from '@cheese/api-client/school/guardian';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ConsentForm } from './ConsentForm';
import { isLacking } from './consentForm';
import { texts } from './texts';

interface ConsentDialogProps {
  ids: readonly number[];
  onDone?: () => void;
  onClose: () => void;
}

/** Records the consent of guardians, for one learner or all selected ones. */
export function ConsentDialog({ ids, onDone, onClose }: ConsentDialogProps) {
  const query = useGetGuardiansQuery({ ids: [...ids] }, { refetchOnMountOrArgChange: true });
  const task = useTask();
  return (
    <PanelDialog title={texts.title} lead={texts.lead} isBusy={task.isBusy} onClose={onClose}>
      <Answered query={query} what={texts.what} skeleton={<RowsSkeleton />}>
        {(lines) =>
          lines.some(isLacking) ? (
            <ConsentForm
              lines={lines}
              task={task}
              onStale={() => void query.refetch()}
              onDone={() => {
                onDone?.();
                onClose();
              }}
              onClose={onClose}
            />
          ) : (
            <Nobody onClose={onClose} />
          )
        }
      </Answered>
    </PanelDialog>
  );
}

const Nobody = ({ onClose }: { onClose: () => void }) => (
  <>
    <Typography sx={{ mb: 2 }}>{texts.nobody}</Typography>
    <Button variant="contained" onClick={onClose}>
      {texts.close}
    </Button>
  </>
);
