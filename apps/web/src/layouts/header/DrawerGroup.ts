import { styled } from '@mui/material/styles';

export const DrawerGroup = styled('section')(({ theme }) => ({
  padding: '8px 0',
  borderTop: `1px solid ${theme.palette.hairline}`,
  '& > h2': {
    ...theme.typography.caption,
    padding: '8px 24px',
    color: theme.palette.text.third,
  },
}));
