import { styled } from '@mui/material/styles';

export const Lines = styled('ul')(({ theme: { palette, typography } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 8, paddingBlock: 4 },
  '& div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: palette.text.secondary },
  '& small': { ...typography.caption, display: 'block', color: palette.text.third },
}));
