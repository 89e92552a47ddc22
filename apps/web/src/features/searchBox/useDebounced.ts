import { useEffect, useState } from 'react';

/** A text once it has rested for a while; nothing before it did for the first time. */
export function useDebounced(value: string, ms: number): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
