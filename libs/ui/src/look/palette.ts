import type { PaletteColor, PaletteOptions, SimplePaletteColorOptions } from '@mui/material/styles';
import { type Accent, accents, colors, viewerColors } from '../tokens';

/** A palette colour with its background and text variants. */
interface Shaded {
  wash: string;
  text: string;
}

interface OwnPalette {
  /** The same as `text` of the brand: links and prices. */
  brandText: string;
  brandPressed: string;
  brandWash: string;
  hairline: string;
  ground: string;
  surface: string;
  viewer: { ground: string; panel: string; text: string };
}

declare module '@mui/material/styles' {
  interface Palette extends OwnPalette {
    accent: PaletteColor & Shaded;
  }
  interface PaletteOptions extends Partial<OwnPalette> {
    accent?: SimplePaletteColorOptions & Shaded;
  }
  interface TypeText {
    third: string;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    accent: true;
  }
}

const onDark = '#ffffff';

const makeAccent = (accent: Accent) => {
  const { main, hover, wash, text, on } = accents[accent];
  return { main, dark: hover, light: wash, contrastText: on, wash, text };
};

const action = {
  active: colors.inkSecond,
  hover: 'rgba(31,35,41,.04)',
  selected: colors.brandWash,
  disabled: colors.inkThird,
  disabledBackground: colors.hairline,
  focus: 'rgba(31,35,41,.08)',
};

export const makePalette = (accent: Accent): PaletteOptions => ({
  primary: {
    main: colors.brand,
    dark: colors.brandHover,
    light: colors.brandWash,
    contrastText: colors.onBrand,
  },
  secondary: { main: colors.inkSecond, dark: colors.ink, contrastText: onDark },
  success: { main: colors.success, contrastText: onDark },
  error: { main: colors.error, dark: '#b42318', contrastText: onDark },
  warning: { main: colors.warning, contrastText: onDark },
  info: { main: colors.info, contrastText: onDark },
  accent: makeAccent(accent),
  text: {
    primary: colors.ink,
    secondary: colors.inkSecond,
    third: colors.inkThird,
    disabled: colors.inkThird,
  },
  divider: colors.hairline,
  background: { default: colors.ground, paper: colors.surface },
  action,
  brandText: colors.brandText,
  brandPressed: colors.brandPressed,
  brandWash: colors.brandWash,
  hairline: colors.hairline,
  ground: colors.ground,
  surface: colors.surface,
  viewer: viewerColors,
});
