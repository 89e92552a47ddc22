import { styled } from '@mui/material/styles';

/** Specimens side by side; one below another on a narrow screen. */
export const Plate = styled('div', {
  shouldForwardProp: (name) => name !== 'across',
})<{ across?: 1 | 2 | 3 }>(({ theme, across = 2 }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` },
}));
