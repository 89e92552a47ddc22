import { styled } from '@mui/material/styles';

const Row = styled('div')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 16,
  '& button': {
    ...typography.body1,
    minHeight: 32,
    padding: '4px 16px',
    color: palette.text.secondary,
    backgroundColor: palette.surface,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 16,
    cursor: 'pointer',
    '&:hover': { color: palette.accent.text },
    '&[aria-pressed=true]': {
      color: palette.accent.text,
      fontWeight: 600,
      backgroundColor: palette.accent.wash,
      borderColor: palette.accent.main,
    },
  },
}));

interface ToggleRowProps<Value extends string | number> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

/** A choice of one that is not in the address; `ChoiceRow` is for choices that are. */
export function ToggleRow<Value extends string | number>(props: ToggleRowProps<Value>) {
  const { label, choices, chosen, onChoose } = props;
  return (
    <Row role="group" aria-label={label}>
      {choices.map(({ value, label: words }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {words}
        </button>
      ))}
    </Row>
  );
}
