import { useEffect, useState } from 'react';

/** The value after a pause in its changes; empty before the first pause. */
export function useDebounced(value: string, ms: number): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
