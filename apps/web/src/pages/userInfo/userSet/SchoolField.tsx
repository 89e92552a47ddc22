import type { Fields } from '@cheese/ui/form/useFields';
import { RetryButton } from '@cheese/ui/feedback/RetryButton';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { texts } from './texts';
import type { IdentityName } from './useIdentity';
import { useSchools } from './useSchools';

/** A native list, which phones show in their own way, and which can be typed into. */
export function SchoolField({ fields }: { fields: Fields<IdentityName> }) {
  const { schools, isReady, isError, refetch } = useSchools();
  const id = useId();
  const faultId = `${id}-fault`;
  const fault = fields.faults.mainOrgId;
  const placeholder = isReady ? texts.schoolPlaceholder : texts.schoolsLoading;
  return (
    <FormControl fullWidth size="small" variant="outlined" error={fault !== undefined}>
      <InputLabel htmlFor={id}>{texts.school}</InputLabel>
      <NativeSelect
        id={id}
        name="mainOrgId"
        value={fields.values.mainOrgId}
        onChange={({ target }) => fields.change('mainOrgId', target.value)}
        input={<OutlinedInput sx={{ minHeight: 44 }} />}
        inputProps={{ 'aria-describedby': faultId }}
      >
        <option value="">{isError ? texts.schoolsFailed : placeholder}</option>
        {schools.map(({ mainOrgId, name }) => (
          <option key={mainOrgId} value={mainOrgId}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <FormHelperText id={faultId} aria-live="polite">
        {fault ?? ' '}
      </FormHelperText>
      {isError && <RetryButton onRetry={() => void refetch()} busy={false} />}
    </FormControl>
  );
}
