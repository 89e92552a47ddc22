import { useSecondsLeft } from '@cheese/ui/time/useSecondsLeft';
import { useEffect, useEffectEvent } from 'react';

/** The server's clock may be behind, so the order is refetched until the server says it ended. */
const AGAIN_MS = 2000;

export interface PayTime {
  /** By this device's clock, however wrong that is. */
  deadline: number;
  /** Refetches the order: only the server knows that it has expired. */
  onEnd: () => void;
}

/** Seconds left to pay; at zero the order is refetched until the server has ended it. */
export function usePayTime({ deadline, onEnd }: PayTime): number {
  const left = useSecondsLeft(deadline);
  const isOver = left === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOver) return undefined;
    end();
    const timer = setInterval(() => end(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
