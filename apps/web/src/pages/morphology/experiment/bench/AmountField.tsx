import type { ExperimentAmount } from '@cheese/domain/contract/training/shapes/experimentBench';
import { styled } from '@mui/material/styles';

const Line = styled('label')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginTop: 12,
  '& input': { flex: '1 1 160px', minHeight: 32 },
  '& output': { minWidth: 72 },
});

interface AmountFieldProps {
  range: ExperimentAmount;
  amount: number;
  change: (amount: number) => void;
}

export const AmountField = ({ range, amount, change }: AmountFieldProps) => (
  <Line>
    {range.name}
    <input
      type="range"
      min={range.least}
      max={range.most}
      step={range.step}
      value={amount}
      aria-valuetext={`${amount} ${range.unit}`}
      onChange={({ target }) => change(Number(target.value))}
    />
    <output>
      {amount} {range.unit}
    </output>
  </Line>
);
