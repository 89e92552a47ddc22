import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { makeTheme } from '../theme';
import type { Accent } from '../tokens';

/** Gives an area (exam centre, morphology) its own accent colour. */
export function AreaTheme({ accent, children }: { accent: Accent; children: ReactNode }) {
  const theme = useMemo(() => makeTheme({ accent }), [accent]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
