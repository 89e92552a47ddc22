import type { ExperimentSaying } from '@cheese/domain/contract/training/shapes/experimentBench';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const severities = { done: 'success', seen: 'info', warning: 'warning' } as const;

/** Result of the last step, announced by screen readers. */
export const Said = ({ says }: { says: readonly ExperimentSaying[] }) => (
  <Stack role="status" aria-live="polite" sx={{ gap: 1, my: 1 }}>
    {says.map(({ kind, text }) => (
      <Alert key={text} severity={severities[kind]} role="presentation">
        {text}
      </Alert>
    ))}
  </Stack>
);
