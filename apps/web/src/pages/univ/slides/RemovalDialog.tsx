import {
  useGetSlideLossQuery,
  useRemoveSlidesMutation,
} from '@cheese/api-client/slides/slideMaking';
import { slideUseKinds } from '@cheese/domain/codes/slides/slideMaking';
import type { SlideLoss, SlideUse } from '@cheese/domain/contract/slides/slideMaking';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { useTask } from '@cheese/ui/form/useTask';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

interface Named {
  id: number;
  title: string;
}

interface RemovalDialogProps {
  slides: readonly Named[];
  onDone: () => void;
  onClose: () => void;
}

/** Says what would be lost and what is still used, before slides go. What is used stays. */
export function RemovalDialog({ slides, onDone, onClose }: RemovalDialogProps) {
  const ids = slides.map(({ id }) => id);
  const query = useGetSlideLossQuery({ ids }, { refetchOnMountOrArgChange: true });
  const [remove] = useRemoveSlidesMutation();
  const { isBusy, run } = useTask();
  const uses = query.currentData?.uses ?? [];
  const free = slides.filter(({ id }) => !uses.some(({ slideId }) => slideId === id));
  const go = async () => {
    const work = () => remove({ ids: free.map(({ id }) => id) }).unwrap();
    if (!(await run(work, texts.removedCount(free.length)))) return;
    onClose();
    onDone();
  };
  // Nothing is removed before it stands there what goes with it.
  const canGo = query.currentData !== undefined && free.length > 0;
  return (
    <PanelDialog
      title={slides.length === 1 ? texts.removeTitle : texts.removeMany(slides.length)}
      width="sm"
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} aria-disabled={isBusy}>
            {canGo ? texts.keepThem : texts.understood}
          </Button>
          {canGo && (
            <Button
              variant="contained"
              color="error"
              aria-disabled={isBusy}
              onClick={() => void go()}
            >
              {texts.removeCount(free.length)}
            </Button>
          )}
        </>
      }
    >
      <Answered query={query} what={texts.loss} skeleton={<Skeleton height={120} />}>
        {(loss) => <Loss loss={loss} free={free} />}
      </Answered>
    </PanelDialog>
  );
}

function Loss({ loss, free }: { loss: SlideLoss; free: readonly Named[] }) {
  const parts = lossParts(loss);
  return (
    <Stack spacing={2}>
      {loss.uses.length > 0 && <Uses uses={loss.uses} />}
      {free.length > 0 && (
        <div>
          <Typography>{texts.willGo(free.map(({ title }) => title))}</Typography>
          {parts.length > 0 && (
            <Typography sx={{ mt: 1, color: 'error.main', fontWeight: 600 }}>
              {texts.goesAlong(parts)}
            </Typography>
          )}
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {texts.fileStays}
          </Typography>
        </div>
      )}
    </Stack>
  );
}

function Uses({ uses }: { uses: readonly SlideUse[] }) {
  return (
    <Alert severity="warning" role="note">
      {texts.stillUsed}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {uses.map(({ slideId, title, kind, name }, at) => (
          // The same slide may be used in two courses with the same name, so the key needs the
          // index.
          <li key={`${slideId} ${at}`}>{texts.usedIn(title, slideUseKinds[kind], name)}</li>
        ))}
      </Box>
    </Alert>
  );
}

const lossParts = ({ layers, tours, tasks, notes, forms, findings }: SlideLoss): string[] =>
  [
    texts.lossOf.layers(layers),
    texts.lossOf.tours(tours),
    texts.lossOf.tasks(tasks),
    texts.lossOf.notes(notes),
    texts.lossOf.forms(forms),
    texts.lossOf.findings(findings),
  ].filter((_, at) => [layers, tours, tasks, notes, forms, findings][at] !== 0);
