import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { KindEditorProps } from '../KindView';
import { texts } from '../texts';

/** One expected point per line, as a help for the marker. */
export default function ShortAnswerEditor({ draft, onChange }: KindEditorProps) {
  const [field, lead] = [useId(), useId()];
  const write = (words: string) =>
    onChange({ ...draft, key: words === '' ? [] : [words.split('\n')] });
  return (
    <div>
      <FormLabel htmlFor={field}>{texts.points}</FormLabel>
      <OutlinedInput
        id={field}
        fullWidth
        multiline
        minRows={3}
        value={draft.key.flat().join('\n')}
        onChange={({ target }) => write(target.value)}
        inputProps={{ 'aria-describedby': lead }}
      />
      <FormHelperText id={lead}>{texts.pointsLead}</FormHelperText>
    </div>
  );
}
