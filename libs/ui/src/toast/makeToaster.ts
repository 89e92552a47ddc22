export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  tone: ToastTone;
  message: string;
  retry?: () => void;
  /** Label of the `retry` button, if it is not the usual one. */
  again?: string;
}

type WayOn = Pick<Toast, 'retry' | 'again'>;

/** For pages and middleware. */
export interface Toaster {
  /** With an optional undo button: 撤销. */
  success: (message: string, options?: WayOn) => void;
  error: (message: string, options?: WayOn) => void;
  warning: (message: string, options?: WayOn) => void;
  info: (message: string) => void;
}

/** A toaster and the subscription that its host uses. */
export interface ToastChannel extends Toaster {
  listen: (show: (toast: Toast) => void) => () => void;
}

/** The same message within this time is shown once. */
const moment = 2000;

const makeMemory = (now: () => number) => {
  const shownAt = new Map<string, number>();
  return {
    isRepeated({ tone, message }: Toast): boolean {
      const key = `${tone} ${message}`;
      const last = shownAt.get(key);
      if (last !== undefined && now() - last < moment) return true;
      shownAt.set(key, now());
      return false;
    },
  };
};

/** Success toasts with an undo are never merged, because each undoes its own action. */
const isDone = ({ tone, retry }: Toast) => tone === 'success' && retry !== undefined;

/**
 * One per app, made where the app starts, so that a listener outside of React may speak too. What
 * is said before the host stands is kept and shown then.
 */
export const makeToaster = (now: () => number = Date.now): ToastChannel => {
  const memory = makeMemory(now);
  const waiting: Toast[] = [];
  let show: ((toast: Toast) => void) | null = null;

  const say = (toast: Toast) => {
    if (toast.message.trim() === '' || (!isDone(toast) && memory.isRepeated(toast))) return;
    if (show) show(toast);
    else waiting.push(toast);
  };

  return {
    success: (message, options) => say({ tone: 'success', message, ...options }),
    error: (message, options) => say({ tone: 'error', message, ...options }),
    warning: (message, options) => say({ tone: 'warning', message, ...options }),
    info: (message) => say({ tone: 'info', message }),
    listen(listener) {
      show = listener;
      waiting.splice(0).forEach(listener);
      return () => {
        if (show === listener) show = null;
      };
    },
  };
};
