import { styled } from '@mui/material/styles';

/** Over a list: how many are chosen, in a span, and what can be done with all of them. */
export const ChosenBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  padding: '8px 16px',
  backgroundColor: theme.palette.brandWash,
  borderRadius: 8,
  '& > span': { marginRight: 'auto' },
  // On this ground the usual red is too pale for words.
  '& .MuiButton-colorError': { color: theme.palette.error.dark },
}));
