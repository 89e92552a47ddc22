import { FieldShell } from '@cheese/ui/form/FieldShell';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';

interface NumberBoxProps {
  label: string;
  value: number;
  /** Unit shown after the number, such as 秒. */
  unit?: string;
  onChange: (value: number) => void;
}

/** Keeps incomplete input, such as a lone minus, while the user types. */
export function NumberBox({ label, value, unit, onChange }: NumberBoxProps) {
  const [typed, type] = useState<string | null>(null);
  const change = (text: string) => {
    type(text);
    const number = Number(text);
    if (text.trim() !== '' && Number.isFinite(number)) onChange(number);
  };
  return (
    <FieldShell label={label} fault={undefined}>
      {({ id, faultId }) => (
        <OutlinedInput
          id={id}
          value={typed ?? String(value)}
          onChange={({ target }) => change(target.value)}
          onBlur={() => type(null)}
          endAdornment={unit}
          sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
          slotProps={{
            input: { inputMode: 'decimal', maxLength: 10, 'aria-describedby': faultId },
          }}
        />
      )}
    </FieldShell>
  );
}
