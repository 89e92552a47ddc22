import { barDown } from '@cheese/ui/frame/barRoom';
import { styled, type Theme } from '@mui/material/styles';

const field = ({ palette, typography }: Theme) => ({
  ...typography.body1,
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: '0 0 0 16px',
  color: palette.text.primary,
  background: 'none',
  border: 0,
  borderRadius: 18,
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: palette.text.third, opacity: 1 },
});

/**
 * In a narrow bar the field is an icon that expands over the bar on focus. The icon is the field
 * itself, not the submit button.
 */
const signUntilUsed = {
  '&:not(:focus-within)': {
    flex: 'none',
    justifyContent: 'center',
    width: 36,
    '& input': { position: 'absolute', inset: 0, padding: 0, cursor: 'pointer' },
    '& input, & input::placeholder': { color: 'transparent' },
    '& button': { padding: 0, pointerEvents: 'none' },
  },
  '&:focus-within': { position: 'absolute', insetInline: 8, zIndex: 1, maxWidth: 'none' },
};

export const SearchForm = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 120px',
  minWidth: 0,
  maxWidth: '15rem',
  marginLeft: 'auto',
  height: 36,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 18,
  backgroundColor: theme.palette.ground,
  transition: 'border-color 150ms ease-out',
  '&:focus-within': {
    borderColor: theme.palette.accent.main,
    backgroundColor: theme.palette.surface,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${theme.palette.brandPressed}` },
  '& input': field(theme),
  [barDown(theme, 320)]: signUntilUsed,
}));
