import { useShowModelMutation } from '@cheese/api-client/bodies/modelMaking';
import { modelShown } from '@cheese/domain/codes/bodies/modelMaking';
import type { MadeModelDetail } from '@cheese/domain/contract/bodies/modelMaking';
import { useTask } from '@cheese/ui/form/useTask';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { texts } from './texts';
import type { ModelDraft } from './useModelDraft';

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
  '& .state': { flex: 1, minWidth: 120, color: theme.palette.text.third },
}));

interface SaveBarProps {
  draft: ModelDraft;
  model: MadeModelDetail;
  save: () => Promise<boolean>;
}

export function SaveBar({ draft, model: { id, isShown }, save }: SaveBarProps) {
  const { isDirty, isBusy, canUndo, canRedo, undo, redo } = draft;
  const [show] = useShowModelMutation();
  const showing = useTask();
  const setShown = async () => {
    // Saves first, so that learners see what is shown here.
    if (!isShown && !(await save())) return;
    const done = isShown ? texts.withdrawn : texts.published;
    await showing.run(() => show({ id, isShown: !isShown }).unwrap(), done);
  };
  const publish = isDirty ? texts.saveAndPublish : texts.publish;
  return (
    <Bar>
      <Chip
        size="small"
        variant={isShown ? 'filled' : 'outlined'}
        label={isShown ? modelShown.shown : modelShown.hidden}
      />
      <Typography variant="body2" className="state" role="status">
        {isDirty ? texts.unsaved : texts.allSaved}
      </Typography>
      <IconButton aria-label={texts.undo} title={texts.undo} disabled={!canUndo} onClick={undo}>
        <Undo />
      </IconButton>
      <IconButton aria-label={texts.redo} title={texts.redo} disabled={!canRedo} onClick={redo}>
        <Redo />
      </IconButton>
      <Button
        variant="outlined"
        aria-disabled={showing.isBusy || isBusy}
        onClick={() => void setShown()}
      >
        {isShown ? texts.withdraw : publish}
      </Button>
      <Button variant="contained" aria-disabled={isBusy} onClick={() => void save()}>
        {isBusy ? texts.saving : texts.save}
      </Button>
    </Bar>
  );
}
