import { styled } from '@mui/material/styles';

export const OrderList = styled('ol')(({ theme: { palette } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 48,
    marginTop: 8,
    padding: '4px 4px 4px 8px',
    backgroundColor: palette.surface,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
  },
  '& > li.dragged': { borderColor: palette.accent.main, backgroundColor: palette.accent.wash },
  '& .handle': { flex: 'none', color: palette.text.third, cursor: 'grab', touchAction: 'none' },
  '& .words': { flex: 1, minWidth: 0 },
}));
