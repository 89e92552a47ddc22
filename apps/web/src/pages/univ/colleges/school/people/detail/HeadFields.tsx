import type { Department } from '@cheese/domain/contract/school/department';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { chapterChoices } from '../../../../../../features/questionBank/chapterChoices';
import { texts } from './texts';

interface HeadFieldsProps {
  departments: readonly Department[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** Checkboxes for the departments that a person heads. */
export function HeadFields({ departments, chosen, onChange }: HeadFieldsProps) {
  const others = departments.filter(({ id }) => !chosen.includes(id));
  const choices = chapterChoices(departments);
  const open = new Set(others.map(({ id }) => id));
  return (
    <Box role="group" aria-label={texts.headOf} sx={{ '&&': { mb: 3 } }}>
      <Typography variant="subtitle2" component="p">
        {texts.headOf}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mb: 1, color: 'text.third' }}>
        {texts.headHint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: chosen.length > 0 ? 1 : 0 }}>
        {chosen.map((id) => {
          const name = departments.find((one) => one.id === id)?.name ?? String(id);
          return (
            <Chip
              key={id}
              label={name}
              slotProps={{ root: { 'aria-label': texts.dropHead(name) } }}
              onDelete={() => onChange(chosen.filter((one) => one !== id))}
            />
          );
        })}
      </Box>
      {others.length > 0 && (
        <NativeSelect
          fullWidth
          value=""
          inputProps={{ 'aria-label': texts.addHead }}
          input={<OutlinedInput size="small" />}
          onChange={({ target }) => onChange([...chosen, Number(target.value)])}
        >
          <option value="">{texts.addHead}</option>
          {Object.entries(choices)
            .filter(([id]) => open.has(Number(id)))
            .map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </NativeSelect>
      )}
    </Box>
  );
}
