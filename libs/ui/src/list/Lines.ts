import { styled } from '@mui/material/styles';

export const Lines = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** A row with a title, details and actions. */
export const Line = styled('li')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${palette.hairline}` },
  '& .words': { flex: 1, minWidth: 0 },
  '& .words b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': {
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 12,
    color: palette.text.third,
  },
  '& > .MuiButton-root': { flex: 'none' },
}));
