import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import { makeTheme } from '../theme';
import { makeToaster, type ToastChannel } from '../toast/makeToaster';
import { ToastHost } from '../toast/ToastHost';
import type { Accent } from '../tokens';
import { useHeldEnter } from './useHeldEnter';

interface AppThemeProps {
  accent?: Accent;
  /** The app's toast channel, if code outside of React uses it too. */
  toaster?: ToastChannel;
  children: ReactNode;
}

/** The root of an app: theme, keyboard handling and toasts. */
export function AppTheme({ accent = 'brand', toaster, children }: AppThemeProps) {
  const theme = useMemo(() => makeTheme({ accent }), [accent]);
  const [ownToaster] = useState(() => makeToaster());
  useHeldEnter();

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <ToastHost channel={toaster ?? ownToaster}>{children}</ToastHost>
    </ThemeProvider>
  );
}
