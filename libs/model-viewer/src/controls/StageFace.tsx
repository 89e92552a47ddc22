import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { StageState } from '../stage/useStage';
import { texts } from '../texts';

const Face = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  pointerEvents: 'none',
  color: theme.palette.viewer.text,
  '& p': { margin: 0 },
  '& button': { pointerEvents: 'auto' },
}));

interface StageFaceProps {
  state: StageState;
  share: number;
  onRetry: () => void;
}

/** What stands where the model is not yet, or is no more. */
export function StageFace({ state, share, onRetry }: StageFaceProps) {
  if (state === 'ready' || state === 'missing') return null;
  if (state === 'loading') {
    return (
      <Face role="status">
        <CircularProgress color="inherit" size={32} aria-label={texts.loading} />
        <p>{share > 0 ? texts.loaded(Math.round(share * 100)) : texts.loading}</p>
      </Face>
    );
  }
  return (
    <Face role="alert">
      <p>{texts[state]}</p>
      <p>{texts[`${state}Hint`]}</p>
      <Button variant="contained" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Face>
  );
}
