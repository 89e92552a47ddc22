import { styled } from '@mui/material/styles';

/** The rows of a tree; `data-drop` marks the drop position. */
export const TreeRows = styled('ul')(({ theme: { palette, typography } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 40,
    paddingRight: 12,
    borderRadius: 4,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.ground },
    '&:focus-visible': { outline: `2px solid ${palette.brandPressed}`, outlineOffset: -2 },
    '&[aria-selected=true]': {
      color: palette.accent.text,
      backgroundColor: palette.accent.wash,
      fontWeight: 600,
    },
    '&[data-drop=inside]': { boxShadow: `inset 0 0 0 2px ${palette.brandPressed}` },
    '&[data-drop=before]': { boxShadow: `inset 0 2px 0 ${palette.brandPressed}` },
    '&[data-drop=after]': { boxShadow: `inset 0 -2px 0 ${palette.brandPressed}` },
  },
  '& .fold': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 40,
    color: palette.text.third,
    '& svg': { fontSize: 20, transition: 'transform 150ms ease-out' },
  },
  '& [aria-expanded=false] > .fold svg': { transform: 'rotate(-90deg)' },
  '& .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...typography.caption, flex: 'none', color: palette.text.third },
  '& [aria-selected=true] small': { color: palette.text.secondary },
}));
