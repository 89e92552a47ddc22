import type { MakingState } from '@cheese/domain/codes/training/making';
import { refusalOf } from '@cheese/ui/feedback/failure';
import { useTask } from '@cheese/ui/form/useTask';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { StateChip } from '../StateChip';
import { texts } from './texts';
import type { MadeDraft } from './useMadeDraft';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  // Below the header, which stays.
  top: 56,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 0',
  marginBottom: 8,
  backgroundColor: theme.palette.background.default,
  '& [aria-disabled=true]': { opacity: 0.38 },
  '& .state': { flex: 1, minWidth: 120, color: theme.palette.text.third },
}));

interface SaveBarProps {
  draft: Omit<MadeDraft<unknown>, 'write'>;
  state: MakingState;
  publish: (edition: number) => Promise<unknown>;
  published: string;
  /** Called when publishing is refused, to show the faults. */
  onRefused: () => void;
}

export function SaveBar({ draft, state, publish, published, onRefused }: SaveBarProps) {
  const { isDirty, isBusy, canUndo, canRedo, undo, redo, saveNow } = draft;
  const publishing = useTask();
  const hasNews = isDirty || state !== 'published';
  const mayPublish = hasNews && !isBusy && !publishing.isBusy;
  const go = async () => {
    if (!mayPublish) return;
    const edition = await saveNow();
    if (edition === null) return;
    await publishing.run(
      () =>
        publish(edition).catch((failure: unknown) => {
          if (refusalOf(failure)?.endsWith('.faulty')) onRefused();
          throw failure;
        }),
      published,
    );
  };
  const words = isDirty ? texts.saveAndPublish : texts.publish;
  return (
    <Bar>
      <StateChip state={state} />
      <Typography variant="body2" className="state" role="status">
        {isDirty ? texts.unsaved : texts.allSaved}
      </Typography>
      {/* Whoever goes back to the last step keeps the focus there. */}
      <IconButton
        aria-label={texts.undo}
        title={texts.undo}
        aria-disabled={!canUndo}
        onClick={undo}
      >
        <Undo />
      </IconButton>
      <IconButton
        aria-label={texts.redo}
        title={texts.redo}
        aria-disabled={!canRedo}
        onClick={redo}
      >
        <Redo />
      </IconButton>
      <Button variant="outlined" aria-disabled={!mayPublish} onClick={() => void go()}>
        {publishing.isBusy ? texts.publishing : words}
      </Button>
      <Button variant="contained" aria-disabled={isBusy} onClick={() => void saveNow()}>
        {isBusy ? texts.saving : texts.save}
      </Button>
    </Bar>
  );
}
