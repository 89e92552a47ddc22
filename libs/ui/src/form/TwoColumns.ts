import { styled } from '@mui/material/styles';

/** Two columns of fields on wide screens. */
export const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
