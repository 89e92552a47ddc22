import type { Fields } from '@cheese/ui/form/useFields';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { ProfileName } from './profileFields';
import { texts } from './texts';

const split = { display: 'flex', justifyContent: 'space-between', gap: 1 };

export function IntroductionField({ fields }: { fields: Fields<ProfileName> }) {
  const id = useId();
  const helpId = `${id}-help`;
  const { introduction } = fields.values;
  const fault = fields.faults.introduction;
  return (
    <FormControl fullWidth size="small" error={fault !== undefined} sx={{ pb: 2 }}>
      <InputLabel htmlFor={id}>{texts.introduction}</InputLabel>
      <OutlinedInput
        id={id}
        name="introduction"
        multiline
        rows={4}
        placeholder={texts.introductionPlaceholder}
        value={introduction}
        onChange={({ target }) => fields.change('introduction', target.value)}
        slotProps={{ input: { 'aria-describedby': helpId } }}
      />
      <FormHelperText id={helpId} component="div" sx={split}>
        <span aria-live="polite">{fault}</span>
        <span>
          {[...introduction].length}/{texts.introductionLimit}
        </span>
      </FormHelperText>
    </FormControl>
  );
}
