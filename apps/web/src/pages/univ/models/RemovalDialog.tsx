import {
  useGetModelLossQuery,
  useRemoveModelMutation,
} from '@cheese/api-client/bodies/modelMaking';
import type { MadeModel, ModelLoss } from '@cheese/domain/contract/bodies/modelMaking';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

interface RemovalDialogProps {
  model: Pick<MadeModel, 'id' | 'title'>;
  onClose: () => void;
}

/** Says what would be lost before a model goes: nothing does before it stands there. */
export function RemovalDialog({ model: { id, title }, onClose }: RemovalDialogProps) {
  const query = useGetModelLossQuery({ id }, { refetchOnMountOrArgChange: true });
  const [remove] = useRemoveModelMutation();
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
        {(loss) => (
          <>
            <Typography>{texts.willGo(title)}</Typography>
            <Loss {...loss} />
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {texts.fileStays}
            </Typography>
          </>
        )}
      </Answered>
    </PanelDialog>
  );
}

function Loss({ notes, quizzes, learners }: ModelLoss) {
  const parts = [
    ...(notes > 0 ? [texts.notes(notes)] : []),
    ...(quizzes > 0 ? [texts.quizzes(quizzes)] : []),
  ];
  return (
    parts.length > 0 && (
      <Typography sx={{ mt: 1, color: 'error.main', fontWeight: 600 }}>
        {texts.goesAlong(parts, learners)}
      </Typography>
    )
  );
}
