import Slider from '@mui/material/Slider';
import { SliderLine } from './Panel';

interface ValueSliderProps {
  name: string;
  /** Accessible name, if `name` is unclear out of context. */
  label?: string;
  value: number;
  least: number;
  most: number;
  step: number;
  said: string;
  onChange: (value: number) => void;
}

/** One number of the model, by hand or by arrow keys. */
export function ValueSlider(props: ValueSliderProps) {
  const { name, label = name, value, least, most, step, said, onChange } = props;
  return (
    <SliderLine>
      <span>{name}</span>
      <Slider
        size="small"
        value={value}
        step={step}
        min={least}
        max={most}
        aria-label={label}
        getAriaValueText={() => said}
        onChange={(_, next) => onChange(Number(next))}
      />
      <span className="value">{said}</span>
    </SliderLine>
  );
}
