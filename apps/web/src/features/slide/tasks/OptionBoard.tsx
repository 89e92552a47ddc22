import type { TaskAsked } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { texts } from './texts';

interface OptionBoardProps {
  asked: Extract<TaskAsked, { kind: 5 }>;
  chosen: readonly number[];
  onChoose: (chosen: readonly number[]) => void;
}

/** Radio buttons, or check boxes if several options may be right. */
export function OptionBoard({ asked, chosen, onChoose }: OptionBoardProps) {
  const { options, isMultiple } = asked;
  if (!isMultiple) {
    return (
      <RadioGroup
        aria-label={texts.options}
        value={chosen[0] ?? ''}
        onChange={(_, value) => onChoose([Number(value)])}
      >
        {options.map((label, value) => (
          <FormControlLabel key={value} label={label} value={value} control={<Radio />} />
        ))}
      </RadioGroup>
    );
  }
  const toggle = (value: number) =>
    chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return (
    <FormGroup role="group" aria-label={texts.options}>
      <p className="aside">{texts.multiple}</p>
      {options.map((label, value) => (
        <FormControlLabel
          key={value}
          label={label}
          control={
            <Checkbox checked={chosen.includes(value)} onChange={() => onChoose(toggle(value))} />
          }
        />
      ))}
    </FormGroup>
  );
}
