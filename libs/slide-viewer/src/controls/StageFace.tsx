import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { StageState } from '../stage/openSlide';
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

/** What stands where the slide is not yet, or will not be. */
export function StageFace({ state, onRetry }: { state: StageState; onRetry: () => void }) {
  if (state === 'ready') return null;
  if (state === 'loading') {
    return (
      <Face role="status">
        <CircularProgress color="inherit" size={32} aria-label={texts.loading} />
        <p>{texts.loading}</p>
      </Face>
    );
  }
  return (
    <Face role="alert">
      <p>{texts.failed}</p>
      <p>{texts.failedHint}</p>
      <Button variant="contained" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Face>
  );
}
