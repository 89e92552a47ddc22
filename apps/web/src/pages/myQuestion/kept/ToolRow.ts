import { styled } from '@mui/material/styles';

/** Under a kept question: where it is from, and what can be done with it. */
export const ToolRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '4px 16px',
  color: theme.palette.text.third,
  '& .origin': { ...theme.typography.caption, flex: '1 1 auto' },
}));
