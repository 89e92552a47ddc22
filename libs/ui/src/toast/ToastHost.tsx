import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { type ReactNode, useEffect } from 'react';
import type { Toast, ToastChannel } from './makeToaster';
import { sizes } from '../tokens';
import { ToastCard } from './ToastCard';
import { useLiveRegion } from './useLiveRegion';
import { ToasterContext } from './useToast';

const cards = { success: ToastCard, error: ToastCard, warning: ToastCard, info: ToastCard };

/** Below the header: a message shall not cover the way around the site. */
const place = (
  <GlobalStyles
    styles={{ '.notistack-SnackbarContainer.notistack-SnackbarContainer': { top: sizes.header } }}
  />
);

const stay = ({ tone, retry }: Toast) => {
  if (retry) return 10_000;
  return tone === 'error' || tone === 'warning' ? 5000 : 3000;
};

/** Carries what the channel says over to the shown snackbars. */
function Bridge({ channel, region }: { channel: ToastChannel; region: HTMLElement | null }) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();

  useEffect(() => {
    if (region === null) return undefined;
    return channel.listen((toast) => {
      const { retry } = toast;
      // A dialog that opened earlier hides its surroundings; a message concerns it all the same.
      region.removeAttribute('aria-hidden');
      enqueueSnackbar(toast.message, {
        variant: toast.tone,
        autoHideDuration: stay(toast),
        action: retry
          ? (key) => (
              <Button
                size="small"
                onClick={() => {
                  closeSnackbar(key);
                  retry();
                }}
              >
                重试
              </Button>
            )
          : null,
      });
    });
  }, [channel, region, enqueueSnackbar, closeSnackbar]);

  return null;
}

/** Shows what `channel` says over everything inside, and lends it to `useToast`. */
export function ToastHost({ channel, children }: { channel: ToastChannel; children?: ReactNode }) {
  const region = useLiveRegion();

  return (
    <ToasterContext value={channel}>
      <SnackbarProvider
        maxSnack={3}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        Components={cards}
        {...(region && { domRoot: region })}
      >
        {place}
        <Bridge channel={channel} region={region} />
        {children}
      </SnackbarProvider>
    </ToasterContext>
  );
}
