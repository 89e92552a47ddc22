import { alpha, styled } from '@mui/material/styles';

export const BoardShape = styled('nav')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'flex',
  flexDirection: 'column',
  '& .name': { flex: 'none', padding: '10px 16px 2px', fontWeight: 600 },
  '& ul': {
    flex: 1,
    minHeight: 0,
    margin: 0,
    padding: '4px 0',
    overflowY: 'auto',
    listStyle: 'none',
  },
  '& a': { color: palette.text.primary, textDecoration: 'none' },
  '& .subject': { display: 'block', padding: '7px 16px' },
  '& .subject:focus-visible': { outlineOffset: -2 },
  '& li.open > .subject, & a:hover': {
    color: palette.accent.text,
  },
  '& li.open > .subject': { backgroundColor: palette.accent.wash },
  // Positioned by the board, because the list would clip it.
  '& .below': {
    position: 'absolute',
    top: -1,
    bottom: -1,
    left: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: '4px 8px',
    width: 480,
    padding: 24,
    overflowY: 'auto',
    backgroundColor: palette.surface,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
    boxShadow: `4px 4px 16px ${alpha(palette.text.primary, 0.1)}`,
  },
  '& .below b': { ...typography.h3, width: '100%', marginBottom: 8 },
  // The negative margin aligns the text of the links with the name above.
  '& .below a': { marginLeft: -12, marginRight: 12, padding: '6px 12px', borderRadius: 4 },
  '& .below a:hover, & .below a:focus': { backgroundColor: palette.accent.wash },
  [breakpoints.up('md')]: { '& .subject': { width: '100%' } },
  // On narrow screens a single row that scrolls sideways.
  [breakpoints.down('md')]: {
    flexDirection: 'row',
    alignItems: 'center',
    '& .name': { padding: '0 4px 0 16px' },
    '& ul': { display: 'flex', alignItems: 'center', padding: '0 4px', overflow: 'auto hidden' },
    '& li': { flex: 'none' },
    '& .subject': { padding: '12px' },
    '& .below': { display: 'none' },
  },
}));
