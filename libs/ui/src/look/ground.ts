import type { CSSObject } from '@mui/material/styles';
import { colors, sizes } from '../tokens';

/** Global styles, injected by CssBaseline. */
export const ground: CSSObject = {
  // Keeps jump targets clear of the fixed header.
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: sizes.header + 16 },
  body: {
    backgroundColor: colors.ground,
    color: colors.ink,
    // Digits of equal width, so that changing numbers do not move.
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
  },
  ':focus-visible': { outline: `2px solid ${colors.brandPressed}`, outlineOffset: 2 },
  'h1, h2, h3, h4, h5, h6, p, figure': { margin: 0 },
  'img, svg, video': { maxWidth: '100%' },
  '::selection': { backgroundColor: '#ffe0b8' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};
