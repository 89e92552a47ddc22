import { styled } from '@mui/material/styles';

/** Cards in equal columns: as many as asked for at full width, then 3, 2 and 1. */
export const CardGrid = styled('div', {
  shouldForwardProp: (name) => name !== 'columns',
})<{ columns?: 3 | 4 }>(({ theme, columns = 4 }) => {
  const fall = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
  return {
    display: 'grid',
    gap: 16,
    ...fall(1),
    [theme.breakpoints.up('sm')]: fall(2),
    [theme.breakpoints.up('md')]: fall(3),
    // Two columns, because four cards in three columns would leave one alone.
    [theme.breakpoints.between('md', 'lg')]: {
      '&:has(> :nth-child(4):last-child)': fall(2),
    },
    [theme.breakpoints.up('lg')]: { ...fall(columns), gap: 24 },
  };
});
