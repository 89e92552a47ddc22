import { styled } from '@mui/material/styles';

export const MatchGrid = styled('div')(({ theme: { palette, breakpoints } }) => ({
  '& ul': { margin: '0 0 16px', padding: '8px 12px', listStyle: 'none', borderRadius: 8 },
  '& > ul': { backgroundColor: palette.ground },
  '& > ul > li': { display: 'flex', gap: 8, padding: '4px 0' },
  '& .match': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    padding: '8px 0',
    borderTop: `1px solid ${palette.hairline}`,
    [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  '& .prompt': { alignSelf: 'center', minWidth: 0 },
}));
