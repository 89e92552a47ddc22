import { styled } from '@mui/material/styles';

export const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  [theme.breakpoints.down('sm')]: { background: 'none', border: 0, overflowX: 'visible' },
}));

/** On a phone each row becomes a card with labelled cells. */
export const Sheet = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '12px', textAlign: 'start', verticalAlign: 'middle' },
  '& th': { fontWeight: 600, whiteSpace: 'nowrap', backgroundColor: theme.palette.ground },
  '& tr + tr td, & thead + tbody tr:first-of-type td': {
    borderTop: `1px solid ${theme.palette.hairline}`,
  },
  '& .end': { textAlign: 'end' },
  '& .tick': { width: 44, padding: '0 0 0 12px' },
  '& input[type=checkbox]': {
    width: 18,
    height: 18,
    margin: 0,
    verticalAlign: 'middle',
    accentColor: theme.palette.brandPressed,
  },
  '& tbody tr:hover': { backgroundColor: theme.palette.action.hover },
  '& tbody tr[aria-selected=true]': { backgroundColor: theme.palette.brandWash },
  [theme.breakpoints.down('sm')]: cards(theme.palette),
}));

function cards({
  surface,
  hairline,
  text,
}: {
  surface: string;
  hairline: string;
  text: { third: string };
}) {
  return {
    '&, & tbody, & tr, & td': { display: 'block', width: 'auto' },
    '& thead tr': { display: 'flex', flexWrap: 'wrap' as const, gap: 8, marginBottom: 8 },
    '& thead th': { padding: '4px 8px', background: 'none' },
    '& thead th:not(.tick, .sorts)': { position: 'absolute', clipPath: 'inset(50%)' },
    // Above cards the checkbox needs a label.
    '& thead th.tick': { display: 'flex', gap: 8, width: 'auto' },
    '& thead th.tick::after': { content: 'attr(data-label)' },
    '& tbody tr': {
      marginBottom: 12,
      padding: '8px 12px',
      backgroundColor: surface,
      border: `1px solid ${hairline}`,
      borderRadius: 8,
    },
    '& tr td, & tbody tr:first-of-type td': { border: '0 !important', padding: '4px 0' },
    '& td[data-label]': {
      display: 'grid',
      gridTemplateColumns: '80px minmax(0, 1fr)',
      gap: 8,
      textAlign: 'start',
    },
    '& td[data-label]::before': { content: 'attr(data-label)', color: text.third },
    // Empty cells are hidden, or only their label would be shown.
    '& td:has(> div:empty, > div > div:only-child:empty)': { display: 'none' },
    '& td.tick': { padding: '4px 0' },
  };
}

export const SortButton = styled('button')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: 0,
  color: 'inherit',
  fontWeight: 600,
  background: 'none',
  border: 0,
  cursor: 'pointer',
  '& svg': { fontSize: 16, color: theme.palette.text.third },
  '&[aria-pressed=true] svg': { color: theme.palette.accent.main },
}));
