import { styled } from '@mui/material/styles';

const Group = styled('fieldset')(({ theme: { typography } }) => ({
  minWidth: 0,
  margin: '0 0 16px',
  padding: 0,
  border: 0,
  '& legend': { ...typography.subtitle2, marginBottom: 4, padding: 0 },
  '& label': { display: 'flex', alignItems: 'flex-start', gap: 8, padding: '6px 0' },
  '& input': { flex: 'none', width: 18, height: 18, margin: '2px 0 0' },
}));

interface TicksProps {
  label: string;
  choices: readonly { id: string; name: string }[];
  chosen: readonly string[];
  most: number;
  none: string;
  onChange: (chosen: readonly string[]) => void;
}

/** Check boxes with an upper limit. */
export const Ticks = ({ label, choices, chosen, most, none, onChange }: TicksProps) => (
  <Group>
    <legend>{label}</legend>
    {choices.length === 0 && <p className="hint">{none}</p>}
    {choices.map(({ id, name }) => {
      const isChosen = chosen.includes(id);
      return (
        <label key={id}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!isChosen && chosen.length >= most}
            onChange={() =>
              onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])
            }
          />
          {name}
        </label>
      );
    })}
  </Group>
);
