import type { ImportProgress } from '@cheese/domain/contract/emergency/importShapes';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { texts } from './texts';

interface DoneStepProps {
  result: ImportProgress;
  onClose: () => void;
}

export function DoneStep({ result: { state, done, failure }, onClose }: DoneStepProps) {
  return (
    <Stack spacing={2}>
      {state === 4 ? (
        <Alert severity="error">
          <AlertTitle>{texts.failed}</AlertTitle>
          {failure}
        </Alert>
      ) : (
        <Alert severity="success">{texts.done(done)}</Alert>
      )}
      <Box sx={{ textAlign: 'right' }}>
        <Button variant="contained" onClick={onClose}>
          {texts.close}
        </Button>
      </Box>
    </Stack>
  );
}
