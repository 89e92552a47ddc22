import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { shapeColours } from './shapes/colours';
import type { ShapeColour } from './shapes/shape';
import { texts } from './texts';

const colours = Object.keys(shapeColours) as ShapeColour[];

const Row = styled(ToggleButtonGroup)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
    gap: 6,
    minHeight: 32,
    margin: 0,
    padding: '2px 8px',
    border: '1px solid currentColor',
    borderRadius: 4,
    color: 'inherit',
  },
  '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped.Mui-selected': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
  '& i': { width: 16, height: 16, borderRadius: 4, border: '1px solid currentColor' },
}));

interface ColourChoiceProps {
  value: ShapeColour;
  onChange: (colour: ShapeColour) => void;
}

/** Each colour has a name, for colour-blind users. */
export const ColourChoice = ({ value, onChange }: ColourChoiceProps) => (
  <Row
    exclusive
    value={value}
    aria-label={texts.colour}
    onChange={(_, colour: ShapeColour | null) => colour && onChange(colour)}
  >
    {colours.map((colour) => (
      <ToggleButton key={colour} value={colour}>
        <i style={{ backgroundColor: shapeColours[colour].line }} />
        {texts.colours[colour]}
      </ToggleButton>
    ))}
  </Row>
);
