import { genders } from '@cheese/domain/codes/people/people';
import type { Fields } from '@cheese/ui/form/useFields';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { ProfileName } from './profileFields';
import { texts } from './texts';

export function GenderField({ fields }: { fields: Fields<ProfileName> }) {
  const id = useId();
  return (
    <FormControl sx={{ pb: 2 }}>
      <FormLabel id={id} sx={{ '&&': { color: 'text.primary' } }}>
        {texts.gender}
      </FormLabel>
      <RadioGroup
        row
        name="gender"
        aria-labelledby={id}
        value={fields.values.gender}
        onChange={(_event, value) => fields.change('gender', value)}
      >
        {Object.entries(genders).map(([code, label]) => (
          <FormControlLabel key={code} value={code} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
