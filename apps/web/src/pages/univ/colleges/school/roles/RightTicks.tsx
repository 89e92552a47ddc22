import { type GivableRight, givableRights } from '@cheese/domain/codes/school/schoolRights';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { texts } from './texts';

const Ticks = styled('fieldset')(({ theme: { palette, typography, breakpoints } }) => ({
  minWidth: 0,
  margin: 0,
  padding: '0 0 16px',
  border: 0,
  '& legend': { ...typography.subtitle2, marginBottom: 8, padding: 0 },
  '& > div': {
    display: 'grid',
    gap: 8,
    [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& label': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 4,
    padding: '6px 12px 8px 4px',
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: palette.accent.main, backgroundColor: palette.accent.wash },
    '&:has(:focus-visible)': { outline: `2px solid ${palette.brandPressed}`, outlineOffset: 2 },
  },
  '& strong': { display: 'block', paddingTop: 9, fontWeight: 600 },
  '& small': { ...typography.caption, display: 'block', color: palette.text.secondary },
}));

interface RightTicksProps {
  chosen: readonly GivableRight[];
  fault: string | undefined;
  onChange: (chosen: readonly GivableRight[]) => void;
}

/** Checkboxes for rights, each with an explanation. */
export function RightTicks({ chosen, fault, onChange }: RightTicksProps) {
  const id = useId();
  return (
    <Ticks aria-describedby={id}>
      <legend>{texts.rights}</legend>
      <div>
        {(Object.keys(givableRights) as GivableRight[]).map((right, at) => (
          <label key={right} htmlFor={`${id}-${right}`}>
            <Checkbox
              id={`${id}-${right}`}
              checked={chosen.includes(right)}
              slotProps={{ input: at === 0 ? { name: 'rights' } : {} }}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, right] : chosen.filter((one) => one !== right),
                )
              }
            />
            <span>
              <strong>{givableRights[right]}</strong>
              <small>{texts.opens[right]}</small>
            </span>
          </label>
        ))}
      </div>
      <FormHelperText id={id} error aria-live="polite">
        {fault ?? ' '}
      </FormHelperText>
    </Ticks>
  );
}
