import { useShowSimulationMutation } from '@cheese/api-client/training/simulationMaking';
import { simulationShown } from '@cheese/domain/codes/training/simulationMaking';
import type { MadeSimulationDetail } from '@cheese/domain/contract/training/simulationMaking';
import { useTask } from '@cheese/ui/form/useTask';
import { downloadJson } from '@cheese/ui/management/download';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { writeFile } from '../simulationFile';
import { wordsOf } from './draft';
import { texts } from './texts';
import type { SimulationDraft } from './useSimulationDraft';

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
  draft: SimulationDraft;
  made: MadeSimulationDetail;
  save: () => Promise<boolean>;
}

export function SaveBar({ draft, made: { id, isShown }, save }: SaveBarProps) {
  const { isDirty, isBusy, now } = draft;
  const [show] = useShowSimulationMutation();
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
        label={isShown ? simulationShown.shown : simulationShown.hidden}
      />
      <Typography variant="body2" className="state" role="status">
        {isDirty ? texts.unsaved : texts.allSaved}
      </Typography>
      <Button color="inherit" onClick={() => exportWords(now)}>
        {texts.exportFile}
      </Button>
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

function exportWords(now: SimulationDraft['now']) {
  const words = wordsOf(now);
  downloadJson(writeFile(words), words.title, texts.what);
}
