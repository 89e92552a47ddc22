import { styled } from '@mui/material/styles';

export const LayerList = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: 16,
  '& h2': { ...theme.typography.subtitle2, margin: '0 0 4px' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& ol': { margin: '0 0 8px', paddingLeft: 20 },
  '& ol button': { minWidth: 0, padding: '0 4px' },
  '& li': { padding: '4px 0' },
  '& .line': { display: 'flex', alignItems: 'center', gap: 4 },
  '& .line button': { color: 'inherit' },
  '& .line b': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 },
  '& .line small, & .about': { ...theme.typography.caption, color: 'inherit' },
  '& .about': { display: 'flex', flexWrap: 'wrap', gap: '0 8px', marginLeft: 40 },
  '& .acts': { display: 'flex', flexWrap: 'wrap', marginLeft: 36 },
  '& .acts button': { minWidth: 0, padding: '2px 6px', color: 'inherit' },
  '& p.words': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .MuiSlider-root': { width: 72, marginRight: 8, color: 'inherit' },
  '& details': { marginLeft: 40 },
  '& summary': { ...theme.typography.caption, padding: '4px 0', cursor: 'pointer' },
  '& details button': {
    justifyContent: 'flex-start',
    width: '100%',
    padding: '2px 6px',
    textAlign: 'left',
    color: 'inherit',
  },
}));
