import { FormField } from '@cheese/ui/form/FormField';

interface TextBoxProps {
  label: string;
  value: string;
  maxLength: number;
  placeholder?: string;
  lines?: number;
  onChange: (value: string) => void;
}

export function TextBox({ label, value, maxLength, onChange, ...more }: TextBoxProps) {
  const fields = {
    values: { text: value },
    faults: {},
    change: (_name: 'text', said: string) => onChange(said),
  };
  return (
    <FormField
      name="text"
      autoComplete="off"
      label={label}
      maxLength={maxLength}
      fields={fields}
      {...more}
    />
  );
}
