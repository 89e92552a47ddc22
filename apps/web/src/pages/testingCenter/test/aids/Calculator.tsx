import { calculate } from '@cheese/domain/rules/numbers/calculate';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { texts } from './texts';

const keys = [
  '7',
  '8',
  '9',
  '÷',
  '(',
  '4',
  '5',
  '6',
  '×',
  ')',
  '1',
  '2',
  '3',
  '−',
  '^',
  '0',
  '.',
  '%',
  '+',
];
const MOST_SIGNS = 200;

/** Calculates what is typed or clicked; the result updates while typing. */
export default function Calculator({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('');
  const value = calculate(words);
  const type = (next: string) => setWords(next.slice(0, MOST_SIGNS));
  return (
    <PanelDialog title={texts.calculator} width="xs" onClose={onClose}>
      <TextField
        fullWidth
        size="small"
        label={texts.sum}
        helperText={texts.sumHelp}
        value={words}
        slotProps={{ htmlInput: { autoComplete: 'off', inputMode: 'text' } }}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && value !== null && type(String(value))}
      />
      <Box role="status" sx={{ my: 1, fontSize: 24, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {value === null ? texts.noResult : texts.result(String(value))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 1 }}>
        {keys.map((key) => (
          <Pad key={key} words={key} onPress={() => type(words + key)} />
        ))}
        <Pad words={texts.back} onPress={() => type(words.slice(0, -1))} />
      </Box>
      <Button fullWidth sx={{ mt: 1 }} onClick={() => setWords('')}>
        {texts.clear}
      </Button>
    </PanelDialog>
  );
}

const Pad = ({ words, onPress }: { words: string; onPress: () => void }) => (
  <Button variant="outlined" color="inherit" sx={{ minWidth: 0 }} onClick={onPress}>
    {words}
  </Button>
);
