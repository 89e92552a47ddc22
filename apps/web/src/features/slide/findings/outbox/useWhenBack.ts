import { useEffect, useEffectEvent } from 'react';

const SOON_MS = 3_000;
const AGAIN_MS = 20_000;

/** Retries on the browser's `online` event, and at intervals, because the event is not reliable. */
export function useWhenBack(attempt: () => void) {
  const again = useEffectEvent(attempt);
  useEffect(() => {
    const hear = () => again();
    const ifOnline = () => navigator.onLine && again();
    const first = setTimeout(ifOnline, SOON_MS);
    const timer = setInterval(ifOnline, AGAIN_MS);
    window.addEventListener('online', hear);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      window.removeEventListener('online', hear);
    };
  }, []);
}
