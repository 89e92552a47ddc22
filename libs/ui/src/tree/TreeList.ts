import { styled } from '@mui/material/styles';

/** A tree of links with the current one marked. */
export const TreeList = styled('ul')(({ theme: { palette, typography } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { margin: 0, padding: '0 0 0 16px', listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '6px 12px',
    color: palette.text.primary,
    textDecoration: 'none',
    borderRadius: 4,
    '&:hover': { backgroundColor: palette.ground },
    '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& small': { ...typography.caption, color: palette.text.third },
  },
  '& a[aria-current]': {
    color: palette.accent.text,
    backgroundColor: palette.accent.wash,
    fontWeight: 600,
  },
}));
