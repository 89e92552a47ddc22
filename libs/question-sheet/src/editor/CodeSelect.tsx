import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface CodeSelectProps<Code extends number> {
  label: string;
  codes: Readonly<Record<Code, string>>;
  value: Code;
  onChange: (code: Code) => void;
}

/** One code of a list, by its label. */
export function CodeSelect<Code extends number>(props: CodeSelectProps<Code>) {
  const { label, codes, value, onChange } = props;
  const id = useId();
  return (
    <div style={{ display: 'grid', gap: 4, minWidth: 140 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        id={id}
        value={value}
        onChange={({ target }) => onChange(Number(target.value) as Code)}
        input={<OutlinedInput size="small" />}
      >
        {(Object.entries(codes) as [string, string][]).map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
