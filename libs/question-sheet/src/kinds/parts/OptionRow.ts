import { styled } from '@mui/material/styles';

/** An option with its button: all of it can be pressed. */
export const OptionRow = styled('label')(({ theme: { palette } }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 48,
  padding: '0.85em 16px',
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  cursor: 'pointer',
  '& + &': { marginTop: 12 },
  '& input': {
    flex: 'none',
    width: 18,
    height: 18,
    margin: '2px 0',
    accentColor: palette.accent.main,
  },
  '&:hover': { borderColor: palette.accent.main },
  '&:has(:focus-visible)': { outline: `2px solid ${palette.brandPressed}`, outlineOffset: 2 },
  '& input:focus-visible': { outline: 'none' },
  '&:has(:checked)': {
    borderColor: palette.accent.main,
    backgroundColor: palette.accent.wash,
  },
  '&:has(:disabled)': { cursor: 'default', borderColor: palette.hairline },
  '& b': { flex: 'none', minWidth: 16 },
}));

/** The letters alone, in a line, where the words stand above for several questions. */
export const LetterRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > label': { margin: 0, flex: 'none' },
});
