import { styled } from '@mui/material/styles';

/** Below a kept question: its source, and the actions. */
export const ToolRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '4px 16px',
  color: theme.palette.text.third,
  '& .origin': { ...theme.typography.caption, flex: '1 1 auto' },
}));
