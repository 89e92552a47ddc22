import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { texts } from '../texts';
import type { AskProps } from './asking';
import { someOf, useUndecided } from './useUndecided';

export function AskSeveral({ asking, isBusy, decide, keptAs }: AskProps<'several'>) {
  const [ids, setIds] = useUndecided<readonly string[]>(keptAs, [], someOf(asking.options));
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
