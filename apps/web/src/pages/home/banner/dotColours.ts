import type { Theme } from '@mui/material/styles';

type Palette = Pick<Theme['palette'], 'accent' | 'text'>;

/** Contrast is needed on white, and on phones on the pale background of a picture. */
export const dotColours = ({ accent, text }: Palette) => ({
  shown: accent.text,
  other: text.third,
});
