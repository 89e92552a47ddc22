import { styled } from '@mui/material/styles';

/** Links and buttons one below the other. */
export const PopupList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a, & button': {
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: 40,
    padding: '0 16px',
    color: theme.palette.text.primary,
    background: 'none',
    border: 0,
    textAlign: 'start',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.ground },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { color: theme.palette.accent.text, fontWeight: 600 },
  },
  '& hr': {
    height: 1,
    margin: '8px 0',
    border: 0,
    backgroundColor: theme.palette.hairline,
  },
}));
