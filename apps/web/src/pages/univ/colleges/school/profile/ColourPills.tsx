import { type SchoolColour, schoolColours } from '@cheese/domain/codes/school/schoolProfile';
import { schoolFaces } from '@cheese/ui/tokens';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { texts } from './texts';

const Pills = styled('fieldset')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { ...typography.subtitle2, marginBottom: 8, padding: 0 },
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '0 12px 0 8px',
    border: `1px solid ${palette.hairline}`,
    borderRadius: 18,
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: palette.accent.main, backgroundColor: palette.accent.wash },
    '&:has(:focus-visible)': { outline: `2px solid ${palette.brandPressed}`, outlineOffset: 2 },
  },
  '& i': {
    width: 20,
    height: 20,
    borderRadius: '50%',
    backgroundColor: palette.accent.wash,
    border: `1px solid ${palette.accent.main}`,
  },
  '& i[style]': { border: 0 },
  '& input': { position: 'absolute', opacity: 0 },
}));

interface ColourPillsProps {
  chosen: SchoolColour | '';
  onChoose: (colour: SchoolColour | '') => void;
}

const colours = Object.keys(schoolColours) as SchoolColour[];

export function ColourPills({ chosen, onChoose }: ColourPillsProps) {
  const name = useId();
  return (
    <Pills>
      <legend>{texts.colour}</legend>
      {(['', ...colours] as const).map((colour) => (
        <label key={colour}>
          <input
            type="radio"
            name={name}
            checked={colour === chosen}
            onChange={() => onChoose(colour)}
          />
          <i {...(colour !== '' && { style: { backgroundColor: schoolFaces[colour].ground } })} />
          {colour === '' ? texts.noColour : schoolColours[colour]}
        </label>
      ))}
    </Pills>
  );
}
