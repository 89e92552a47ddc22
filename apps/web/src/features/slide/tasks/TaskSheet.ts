import { styled } from '@mui/material/styles';

/**
 * A light sheet on the viewer's dark panel, because forms and lists are styled for a light
 * background.
 */
export const TaskSheet = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 12,
  minWidth: 0,
  padding: 12,
  borderRadius: 8,
  overflowWrap: 'anywhere',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.surface,
  '& .stack': { display: 'grid', gap: 12, justifyItems: 'start' },
  '& .stack > ol, & .stack > .stack': { width: '100%' },
  '& h2, & h3': { ...theme.typography.subtitle1, margin: 0 },
  '& h3': theme.typography.subtitle2,
  // Overrides the margins that the dark panel sets.
  '& p, .panel & p': { margin: 0 },
  '& .text': { whiteSpace: 'pre-wrap' },
  '& .aside': { color: theme.palette.text.third },
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .right': { color: theme.palette.success.main, fontWeight: 600 },
  '& .wrong': { color: theme.palette.error.main, fontWeight: 600 },
  // Long words in a label wrap instead of widening the sheet.
  '& label': { whiteSpace: 'normal' },
  '& ol, & ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .task': {
    display: 'grid',
    gap: 2,
    width: '100%',
    padding: '8px 12px',
    font: 'inherit',
    textAlign: 'left',
    color: 'inherit',
    border: `1px solid ${theme.palette.hairline}`,
    borderRadius: 8,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '&:hover': { borderColor: theme.palette.accent.main },
    '&.over': {
      borderColor: theme.palette.accent.main,
      backgroundColor: theme.palette.accent.wash,
    },
  },
}));
