import { styled } from '@mui/material/styles';

/** White sheet for a list, below its tabs. */
export const Sheet = styled('section')(({ theme: { breakpoints, palette } }) => ({
  minWidth: 0,
  padding: '0 24px 24px',
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& > nav:first-of-type': { marginBottom: 12, borderBottom: `1px solid ${palette.hairline}` },
  [breakpoints.down('sm')]: { padding: '0 16px 16px' },
}));
