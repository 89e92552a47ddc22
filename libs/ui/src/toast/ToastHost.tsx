import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Toast, ToastChannel } from './makeToaster';
import { ToastCard } from './ToastCard';
import { useLiveRegion } from './useLiveRegion';
import { ToasterContext } from './useToast';

/** Above this number the oldest are dropped. */
const most = 3;

interface Shown extends Toast {
  id: number;
}

const Stack = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 16,
  top: 16,
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
}));

/** Shows the toasts of `channel` and provides it to `useToast`. */
export function ToastHost({ channel, children }: { channel: ToastChannel; children?: ReactNode }) {
  const region = useLiveRegion();
  const { shown, dismiss } = useSaid(channel);

  // An open dialog hides everything around it from screen readers, but not toasts.
  useEffect(() => {
    if (shown.length > 0) region?.removeAttribute('aria-hidden');
  }, [shown, region]);

  const stack = (
    <Stack>
      {shown.map(({ id, ...toast }) => (
        <ToastCard key={id} toast={toast} onGone={() => dismiss(id)} />
      ))}
    </Stack>
  );
  return (
    <ToasterContext value={channel}>
      {children}
      {region && shown.length > 0 && createPortal(stack, region)}
    </ToasterContext>
  );
}

/** Toasts that are still visible. */
function useSaid(channel: ToastChannel) {
  const [shown, setShown] = useState<readonly Shown[]>([]);

  useEffect(() => {
    let next = 0;
    return channel.listen((toast) =>
      setShown((before) => [...before, { ...toast, id: next++ }].slice(-most)),
    );
  }, [channel]);

  const dismiss = (id: number) => setShown((before) => before.filter((one) => one.id !== id));
  return { shown, dismiss };
}
