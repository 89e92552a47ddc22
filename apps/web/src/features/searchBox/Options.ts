import { styled } from '@mui/material/styles';

/**
 * List box of the field: the focus stays in the field, and `aria-selected` marks the active option.
 */
export const Options = styled('ul')(({ theme: { palette } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 40,
    padding: '0 16px',
    cursor: 'pointer',
    '&:hover, &[aria-selected=true]': { backgroundColor: palette.ground },
    '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& small': { flex: 'none', color: palette.text.third },
  },
}));
