import type { SchoolRole } from '@cheese/domain/contract/school/schoolRole';
import { schoolRights } from '@cheese/domain/codes/school/schoolRights';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

interface OfficeFieldsProps {
  offices: readonly SchoolRole[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** Checkboxes for the roles that the school has defined itself. */
export function OfficeFields({ offices, chosen, onChange }: OfficeFieldsProps) {
  return (
    <Box role="group" aria-label={texts.offices} sx={{ '&&': { mb: 2 } }}>
      <Typography variant="subtitle2" component="p">
        {texts.offices}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mb: 1, color: 'text.third' }}>
        {offices.length === 0 ? texts.noOffices : texts.officeHint}
      </Typography>
      {offices.map(({ id, name, rights }) => (
        <FormControlLabel
          key={id}
          sx={{ display: 'flex', alignItems: 'flex-start', mb: 1 }}
          label={
            <Box sx={{ pt: 1 }}>
              {name}
              <Typography variant="caption" component="div" sx={{ color: 'text.third' }}>
                {rights.map((right) => schoolRights[right]).join('、')}
              </Typography>
            </Box>
          }
          control={
            <Checkbox
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          }
        />
      ))}
    </Box>
  );
}
