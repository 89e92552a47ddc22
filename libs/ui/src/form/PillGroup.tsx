import { styled } from '@mui/material/styles';
import { useId } from 'react';

interface PillGroupProps<Value> {
  label: string;
  pills: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

const Group = styled('fieldset')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  margin: 0,
  // Padding, because a form overrides the margins of its children.
  padding: '0 0 12px',
  border: 0,
  '& legend': { ...typography.subtitle2, marginBottom: 8, padding: 0 },
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    padding: '0 16px',
    border: `1px solid ${palette.hairline}`,
    borderRadius: 18,
    cursor: 'pointer',
    '&:has(:checked)': {
      color: palette.accent.text,
      fontWeight: 600,
      borderColor: palette.accent.main,
      backgroundColor: palette.accent.wash,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${palette.brandPressed}`, outlineOffset: 2 },
  },
  '& input': { position: 'absolute', opacity: 0 },
}));

/** A choice of one; native radio buttons, so that arrow keys work. */
export function PillGroup<Value extends string | number | undefined>(props: PillGroupProps<Value>) {
  const { label, pills, chosen, onChoose } = props;
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      {pills.map(({ value, label: words }) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {words}
        </label>
      ))}
    </Group>
  );
}
