import type { Theme } from '@mui/material/styles';

type Palette = Pick<Theme['palette'], 'accent' | 'text'>;

/** They lie on white, and on a phone on the pale ground of a picture. */
export const dotColours = ({ accent, text }: Palette) => ({
  shown: accent.text,
  other: text.third,
});
