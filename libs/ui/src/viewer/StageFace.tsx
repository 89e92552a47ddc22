import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

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

export function StageLoading({ name, said = name }: { name: string; said?: string }) {
  return (
    <Face role="status">
      <CircularProgress color="inherit" size={32} aria-label={name} />
      <p>{said}</p>
    </Face>
  );
}

interface StageFailedProps {
  said: string;
  hint: string;
  retry: string;
  onRetry: () => void;
}

export function StageFailed({ said, hint, retry, onRetry }: StageFailedProps) {
  return (
    <Face role="alert">
      <p>{said}</p>
      <p>{hint}</p>
      <Button variant="contained" onClick={onRetry}>
        {retry}
      </Button>
    </Face>
  );
}
