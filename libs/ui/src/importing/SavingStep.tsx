import type { ImportProgress } from '@cheese/domain/contract/emergency/shapes/importShapes';
import { ShareBar } from '../form/ShareBar';
import Stack from '@mui/material/Stack';
import { texts } from './texts';

interface SavingStepProps {
  progress: ImportProgress | undefined;
  total: number;
}

export function SavingStep({ progress, total }: SavingStepProps) {
  const done = progress?.done ?? 0;
  const all = progress?.total || total;
  return (
    <Stack spacing={2}>
      <span role="status">
        {texts.saving} {texts.progress(done, all)}
      </span>
      <ShareBar label={texts.saving} share={all > 0 ? done / all : 0} />
      <span>{texts.savingHint}</span>
    </Stack>
  );
}
