import { styled } from '@mui/material/styles';

/** A button of a bar, which looks like the links beside it. */
export const BarButton = styled('button')(({ theme: { palette, typography } }) => ({
  ...typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  height: '100%',
  minHeight: 44,
  padding: '0 12px',
  color: palette.text.primary,
  background: 'none',
  border: 0,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'color 150ms ease-out',
  '&:hover, &[aria-expanded=true]': { color: palette.accent.text },
  '&[aria-current]': { color: palette.accent.text, fontWeight: 600 },
}));
