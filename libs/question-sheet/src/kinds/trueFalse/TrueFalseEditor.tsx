import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { KindEditorProps } from '../KindView';
import { texts } from '../texts';

export default function TrueFalseEditor({ draft, onChange }: KindEditorProps) {
  const label = useId();
  return (
    <div>
      <FormLabel id={label}>{texts.rightAnswer}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={label}
        value={draft.key[0]?.[0] ?? ''}
        onChange={({ target }) => onChange({ ...draft, key: [[target.value]] })}
      >
        {draft.options.map(({ key, text }) => (
          <FormControlLabel key={key} value={key} control={<Radio />} label={text} />
        ))}
      </RadioGroup>
    </div>
  );
}
