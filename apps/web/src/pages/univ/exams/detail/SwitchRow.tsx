import type { Fields } from '@cheese/ui/form/useFields';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface SwitchRowProps<Name extends string> {
  label: string;
  names: readonly Name[];
  words: Readonly<Record<Name, string>>;
  fields: Fields<Name>;
  isFixed: (name: Name) => boolean;
}

export function SwitchRow<Name extends string>(props: SwitchRowProps<Name>) {
  const { label, names, words, fields, isFixed } = props;
  return (
    <div role="group" aria-label={label} style={{ display: 'grid', marginBottom: 16 }}>
      {names.map((name) => (
        <FormControlLabel
          key={name}
          label={words[name]}
          disabled={isFixed(name)}
          control={
            <Checkbox
              name={name}
              checked={fields.values[name] === 'y'}
              onChange={({ target }) => fields.change(name, target.checked ? 'y' : '')}
            />
          }
        />
      ))}
    </div>
  );
}
