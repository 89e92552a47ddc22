import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { scoreOf } from './draftPaper';
import { texts } from './texts';

interface ScoreInputProps {
  label: string;
  score: number;
  onScore: (score: number) => void;
}

/** A score that is taken on blur; an invalid one stays in the field with an error message. */
export function ScoreInput({ label, score, onScore }: ScoreInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const faultId = useId();
  const text = typed ?? String(score);
  const isWrong = isLeft && scoreOf(text) === undefined;
  const take = () => {
    const next = scoreOf(text);
    setLeft(true);
    if (typed === null || next === undefined) return;
    setTyped(null);
    if (next !== score) onScore(next);
  };
  return (
    <FormControl error={isWrong}>
      <OutlinedInput
        size="small"
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          setLeft(false);
        }}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
        sx={{ width: 72 }}
        slotProps={{
          input: {
            'aria-label': label,
            'aria-describedby': faultId,
            inputMode: 'decimal',
            maxLength: 6,
          },
        }}
      />
      <FormHelperText id={faultId} aria-live="polite" sx={{ mx: 0, maxWidth: 140 }}>
        {isWrong && texts.scoreFault}
      </FormHelperText>
    </FormControl>
  );
}
