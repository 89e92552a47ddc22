import { styled } from '@mui/material/styles';

/** The bar over a list with the number of selected rows and the actions for them. */
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
  // The usual red has too little contrast on this background.
  '& .MuiButton-colorError': { color: theme.palette.error.dark },
}));
