import { styled } from '@mui/material/styles';

/** A list with the departments at its left, if the school has any and the screen is wide enough. */
export const ListHalves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [theme.breakpoints.up('lg')]: {
    '&:has(> :nth-of-type(2))': { gridTemplateColumns: '232px minmax(0, 1fr)' },
  },
}));
