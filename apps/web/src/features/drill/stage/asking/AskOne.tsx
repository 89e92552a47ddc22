import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { AskProps } from './asking';

/** One press chooses and submits. */
export function AskOne({ asking, isBusy, decide }: AskProps<'one'>) {
  const [pressed, press] = useState<string | null>(null);
  return (
    <Stack sx={{ gap: 1 }}>
      {asking.options.map(({ id, text }) => (
        <Button
          key={id}
          variant={isBusy && pressed === id ? 'contained' : 'outlined'}
          aria-disabled={isBusy}
          sx={{ justifyContent: 'flex-start', textAlign: 'start' }}
          onClick={() => {
            if (isBusy) return;
            press(id);
            decide({ kind: 'chosen', ids: [id] });
          }}
        >
          {text}
        </Button>
      ))}
    </Stack>
  );
}
