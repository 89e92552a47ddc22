import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { PlayerProps } from '../KindView';
import { texts } from '../texts';

const MOST = 5000;

/** An answer in words. */
export function ShortAnswerPlayer({ given, onGive, isDisabled, labelledBy }: PlayerProps) {
  const count = useId();
  const [words = ''] = given;
  return (
    <div>
      <OutlinedInput
        fullWidth
        multiline
        minRows={5}
        maxRows={20}
        value={words}
        disabled={isDisabled}
        onChange={({ target }) => onGive(target.value === '' ? [] : [target.value])}
        inputProps={{ 'aria-labelledby': labelledBy, 'aria-describedby': count, maxLength: MOST }}
      />
      <FormHelperText id={count}>{texts.written(words.length, MOST)}</FormHelperText>
    </div>
  );
}
