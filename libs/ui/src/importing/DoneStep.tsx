import { importStateCodes, importVerdicts } from '@cheese/domain/codes/base/imports';
import type {
  ImportPreview,
  ImportProgress,
} from '@cheese/domain/contract/emergency/shapes/importShapes';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { texts } from './texts';

interface DoneStepProps {
  result: ImportProgress;
  preview: ImportPreview;
  takesSimilar: boolean;
  onClose: () => void;
}

/** Reasons for rows that were not imported; empty if all were. */
function leftOutOf({ result, preview, takesSimilar }: Omit<DoneStepProps, 'onClose'>): string[] {
  const { faulty, duplicates, similar } = preview;
  const counts = [
    [importVerdicts.faulty, faulty],
    [importVerdicts.duplicate, duplicates],
    [importVerdicts.similar, takesSimilar ? 0 : similar],
    [texts.meanwhile, result.total - result.done],
  ] as const;
  return counts.flatMap(([what, count]) => (count > 0 ? [texts.leftOutPart(what, count)] : []));
}

export function DoneStep({ onClose, ...ended }: DoneStepProps) {
  const { state, done, failure } = ended.result;
  const leftOut = leftOutOf(ended);
  return (
    <Stack spacing={2}>
      {state === importStateCodes.failed ? (
        <Alert severity="error">
          <AlertTitle>{texts.failed}</AlertTitle>
          {failure}
        </Alert>
      ) : (
        <Alert severity="success">
          {texts.done(done)}
          {leftOut.length > 0 && <div>{texts.leftOut(leftOut)}</div>}
        </Alert>
      )}
      <Box sx={{ textAlign: 'right' }}>
        <Button variant="contained" onClick={onClose}>
          {texts.close}
        </Button>
      </Box>
    </Stack>
  );
}
