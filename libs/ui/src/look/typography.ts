import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fontStack, typeScale } from '../tokens';

const regular = 400;
const strong = 600;

/** In rem, so that a larger font chosen in the browser enlarges every text. */
const text = (step: keyof typeof typeScale, fontWeight: number) => {
  const [size, line] = typeScale[step];
  return { fontSize: `${size / 16}rem`, lineHeight: line / size, fontWeight, letterSpacing: 0 };
};

export const typography: TypographyVariantsOptions = {
  fontFamily: fontStack,
  fontSize: typeScale.body[0],
  fontWeightRegular: regular,
  fontWeightMedium: strong,
  fontWeightBold: strong,
  // Avoids a single character on the last line of a title.
  h1: { ...text('page', strong), textWrap: 'pretty' },
  h2: { ...text('block', strong), textWrap: 'pretty' },
  h3: text('card', strong),
  h4: text('body', strong),
  h5: text('body', strong),
  h6: text('small', strong),
  subtitle1: text('card', regular),
  subtitle2: text('body', strong),
  body1: text('body', regular),
  body2: text('body', regular),
  button: { ...text('body', regular), textTransform: 'none' },
  caption: text('small', regular),
  overline: { ...text('small', regular), textTransform: 'none' },
};
