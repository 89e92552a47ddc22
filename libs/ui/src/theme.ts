import { type Components, createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { AppLink } from './links/AppLink';
import { controls } from './look/controls';
import { ground } from './look/ground';
// The import stays in the emitted declarations, so that they know the custom palette colours.
import './look/palette';
import { makePalette } from './look/palette';
import { surfaces } from './look/surfaces';
import { typography } from './look/typography';
import { type Accent, colors, motion, radius, raised, sizes } from './tokens';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    workplace: true;
    barNarrow: true;
    barMiddle: true;
    barWide: true;
  }
}

/** `lg` is the content width; the three `bar…` are the header's own steps. */
const breakpoints = {
  values: {
    xs: 0,
    sm: 600,
    md: 900,
    workplace: 1024,
    lg: sizes.content,
    barNarrow: 1280,
    barMiddle: 1440,
    xl: 1536,
    barWide: 1680,
  },
};

const components: Components<Omit<Theme, 'components'>> = {
  ...controls,
  ...surfaces,
  MuiCssBaseline: { styleOverrides: ground },
  MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent: AppLink } },
  MuiLink: {
    ...surfaces.MuiLink,
    defaultProps: { ...surfaces.MuiLink?.defaultProps, component: AppLink } as object,
  },
};

/** Flat at rest; everything raised (hover, menus, dialogs) has the same shadow. */
const shadows = ['none', ...Array<string>(24).fill(raised)] as Shadows;

const { duration, easing } = motion;
const transitions = {
  duration: {
    shortest: duration,
    shorter: duration,
    short: duration,
    standard: duration,
    complex: duration,
    enteringScreen: duration,
    leavingScreen: duration,
  },
  easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
};

export const makeTheme = ({ accent }: { accent: Accent }): Theme =>
  createTheme({
    palette: makePalette(accent),
    typography,
    breakpoints,
    components,
    shadows,
    transitions,
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineColor: colors.brandPressed },
    shape: { borderRadius: radius.control },
  });
