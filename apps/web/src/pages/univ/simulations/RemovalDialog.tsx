import {
  useGetSimulationLossQuery,
  useRemoveSimulationMutation,
} from '@cheese/api-client/training/simulationMaking';
import type { MadeSimulation } from '@cheese/domain/contract/training/simulationMaking';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

interface RemovalDialogProps {
  simulation: Pick<MadeSimulation, 'id' | 'title'>;
  onClose: () => void;
}

/** Says what would be lost before a simulation goes: nothing does before it stands there. */
export function RemovalDialog({ simulation: { id, title }, onClose }: RemovalDialogProps) {
  const query = useGetSimulationLossQuery({ id }, { refetchOnMountOrArgChange: true });
  const [remove] = useRemoveSimulationMutation();
  const { isBusy, run } = useTask();
  const go = async () => {
    if (await run(() => remove({ id }).unwrap(), texts.removed)) onClose();
  };
  return (
    <PanelDialog
      title={texts.removeTitle}
      width="xs"
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} aria-disabled={isBusy}>
            {texts.keepIt}
          </Button>
          {query.currentData && (
            <Button
              variant="contained"
              color="error"
              aria-disabled={isBusy}
              onClick={() => void go()}
            >
              {texts.removeIt}
            </Button>
          )}
        </>
      }
    >
      <Answered query={query} what={texts.loss} skeleton={<Skeleton height={96} />}>
        {({ learners, bullets, notes }) => (
          <>
            <Typography>{texts.willGo(title)}</Typography>
            {learners + bullets + notes > 0 && (
              <Typography sx={{ mt: 1, color: 'error.main', fontWeight: 600 }}>
                {texts.goesAlong(learners, bullets, notes)}
              </Typography>
            )}
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {texts.filesStay}
            </Typography>
          </>
        )}
      </Answered>
    </PanelDialog>
  );
}
