import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { texts } from '../texts';
import type { AskProps } from './asking';

export function AskSeveral({ asking, isBusy, decide }: AskProps<'several'>) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return (
    <Stack role="group" aria-label={texts.several}>
      <small>{texts.several}</small>
      {asking.options.map(({ id, text }) => (
        <FormControlLabel
          key={id}
          label={text}
          control={<Checkbox checked={ids.includes(id)} onChange={() => toggle(id)} />}
        />
      ))}
      <Button
        variant="contained"
        aria-disabled={isBusy}
        onClick={() => decide({ kind: 'chosen', ids: [...ids] })}
      >
        {texts.confirm}
      </Button>
    </Stack>
  );
}
