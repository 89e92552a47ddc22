import { useRef, useState } from 'react';

/**
 * Does something that takes a while, and hears no second click meanwhile: two may come before the
 * first of them shows. What resolves to `leaving` hears none ever after: its page is on its way out,
 * but still there to be clicked.
 */
export function useOnce<Asks extends unknown[]>(act: (...asks: Asks) => Promise<void | 'leaving'>) {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const run = async (...asks: Asks) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    let isLeaving = false;
    try {
      isLeaving = (await act(...asks)) === 'leaving';
    } finally {
      isUnderWay.current = isLeaving;
      setBusy(isLeaving);
    }
  };
  return { isBusy, run: (...asks: Asks) => void run(...asks) };
}
