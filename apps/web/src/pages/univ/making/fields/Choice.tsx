import { SelectField } from '@cheese/ui/form/SelectField';
import { texts } from './texts';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  labels: Readonly<Record<string, string>>;
  onChange: (value: Value) => void;
}

/** A select field; a value that no longer exists is shown as such. */
export function Choice<Value extends string>({
  label,
  value,
  labels,
  onChange,
}: ChoiceProps<Value>) {
  const isThere = Object.hasOwn(labels, value);
  const fields = {
    values: { choice: value },
    faults: {},
    change: (_name: 'choice', said: string) => {
      // Ignore an option that no longer exists.
      if (Object.hasOwn(labels, said)) onChange(said as Value);
    },
  };
  return (
    <SelectField
      name="choice"
      label={label}
      labels={isThere ? labels : { [value]: texts.gone, ...labels }}
      fields={fields}
    />
  );
}
