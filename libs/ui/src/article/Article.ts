import { styled } from '@mui/material/styles';

/** Styles for stored HTML. */
export const Article = styled('div')(({ theme: { palette, typography, spacing } }) => ({
  ...typography.body1,
  // Larger than other text, because articles are read for minutes.
  fontSize: 16,
  lineHeight: 1.8,
  overflowWrap: 'break-word',
  '& > :first-child': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
  '& p, & ul, & ol, & dl, & pre, & figure, & blockquote': { margin: spacing(1.5, 0) },
  '& h1, & h2': { ...typography.h2, margin: spacing(4, 0, 1.5) },
  '& h3': { ...typography.h3, margin: spacing(3, 0, 1) },
  '& h4, & h5, & h6': { ...typography.h4, margin: spacing(2, 0, 1) },
  '& a': { color: palette.brandText, textDecoration: 'underline', textUnderlineOffset: 3 },
  '& ul, & ol': { paddingInlineStart: spacing(3) },
  '& li': { margin: spacing(0.5, 0) },
  '& li::marker': { color: palette.text.third },
  '& blockquote': {
    padding: spacing(1.5, 2),
    color: palette.text.secondary,
    backgroundColor: palette.ground,
    borderLeft: `3px solid ${palette.accent.main}`,
    '& > *': { margin: 0 },
  },
  '& img': { height: 'auto', borderRadius: 8 },
  '& figcaption': { ...typography.caption, color: palette.text.third, textAlign: 'center' },
  '& pre': {
    padding: spacing(2),
    overflowX: 'auto',
    backgroundColor: palette.ground,
    borderRadius: 8,
  },
  '& mark': { backgroundColor: palette.brandWash },
  '& hr': { border: 0, borderTop: `1px solid ${palette.hairline}`, margin: spacing(3, 0) },
  '& [role=region]': { overflowX: 'auto', margin: spacing(2, 0) },
  '& table': { minWidth: '100%', borderCollapse: 'collapse' },
  '& caption': { color: palette.text.third, paddingBottom: spacing(1) },
  '& th, & td': {
    minWidth: 80,
    padding: spacing(1, 1.5),
    textAlign: 'start',
    border: `1px solid ${palette.hairline}`,
  },
  '& th': { fontWeight: 600, backgroundColor: palette.ground },
}));
