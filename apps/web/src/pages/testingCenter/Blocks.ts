import { styled } from '@mui/material/styles';

export const Blocks = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingBlock: 24,
});
