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
  /** The app's own toaster, where something outside of React speaks through it too. */
  toaster?: ToastChannel;
  children: ReactNode;
}

/** Stands once at the root of an app: look and keys of everything inside, the place of its toasts. */
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
