import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Option } from './readKey';
import { texts } from './texts';

const MOST = 8;

interface OptionFieldsProps {
  options: readonly Option[];
  onChange: (options: readonly Option[]) => void;
}

export function OptionFields({ options, onChange }: OptionFieldsProps) {
  const set = (at: number, change: Partial<Option>) =>
    onChange(options.map((option, i) => (i === at ? { ...option, ...change } : option)));
  return (
    <>
      {options.map(({ text, isRight }, i) => (
        <Stack key={i} direction="row" sx={{ alignItems: 'center' }}>
          <Checkbox
            checked={isRight}
            slotProps={{ input: { 'aria-label': texts.isRight(i + 1) } }}
            onChange={(_, checked) => set(i, { isRight: checked })}
          />
          <TextField
            fullWidth
            size="small"
            label={texts.option(i + 1)}
            value={text}
            slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
            onChange={({ target }) => set(i, { text: target.value })}
          />
          {options.length > 2 && (
            <IconButton
              size="small"
              aria-label={texts.dropOption(i + 1)}
              onClick={() => onChange(options.filter((_, at) => at !== i))}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
        </Stack>
      ))}
      {options.length < MOST && (
        <Button size="small" onClick={() => onChange([...options, { text: '', isRight: false }])}>
          {texts.addOption}
        </Button>
      )}
    </>
  );
}
