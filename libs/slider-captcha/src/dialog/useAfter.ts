import { useEffect, useEffectEvent } from 'react';

/** Does something once it has been wanted for so long without a break. */
export function useAfter(wanted: boolean, milliseconds: number, then: () => void) {
  const act = useEffectEvent(then);

  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => act(), milliseconds);
    return () => clearTimeout(timer);
  }, [wanted, milliseconds]);
}
