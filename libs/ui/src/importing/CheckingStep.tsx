import { ShareBar } from '../form/ShareBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { texts } from './texts';

interface CheckingStepProps {
  fileName: string;
  share: number;
  onCancel: () => void;
}

export function CheckingStep({ fileName, share, onCancel }: CheckingStepProps) {
  const label = texts.checking(fileName);
  return (
    <Stack spacing={2}>
      <span role="status">{label}</span>
      {/* Once all of it is sent, the server checks it and cannot tell how far it is. */}
      <ShareBar label={label} {...(share < 1 && { share })} />
      <Box>
        <Button variant="outlined" color="inherit" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Box>
    </Stack>
  );
}
