import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { type Adjustment, adjustmentKeys, isNeutral, mostOf, neutral } from './adjust/adjustment';
import { texts } from './texts';

const Panel = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: 16,
  color: 'inherit',
  '& .value': { minWidth: 28, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& button': { gridColumn: '1 / -1', marginTop: 8 },
}));

interface AdjustPanelProps {
  adjustment: Adjustment;
  onChange: (adjustment: Adjustment) => void;
}

/** Sliders for the colours of a slide. */
export function AdjustPanel({ adjustment, onChange }: AdjustPanelProps) {
  return (
    <Panel role="group" aria-label={texts.adjustment}>
      {adjustmentKeys.map((key) => (
        <SliderRow
          key={key}
          name={texts.values[key]}
          value={adjustment[key]}
          most={mostOf(key)}
          onChange={(value) => onChange({ ...adjustment, [key]: value })}
        />
      ))}
      <Button
        color="inherit"
        variant="outlined"
        disabled={isNeutral(adjustment)}
        onClick={() => onChange(neutral)}
      >
        {texts.reset}
      </Button>
    </Panel>
  );
}

interface SliderRowProps {
  name: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

const SliderRow = ({ name, value, most, onChange }: SliderRowProps) => (
  <>
    <span>{name}</span>
    <Slider
      size="small"
      min={0}
      max={most}
      value={value}
      aria-label={name}
      onChange={(_, next) => onChange(Number(next))}
    />
    <span className="value">{value}</span>
  </>
);
