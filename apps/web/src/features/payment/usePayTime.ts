import { useSecondsLeft } from '@cheese/ui/time/useSecondsLeft';
import { useEffect, useEffectEvent } from 'react';

/** The server's clock may be a little behind. */
const AGAIN_MS = 2000;

export interface PayTime {
  /** On this device's clock, however wrong that is. */
  deadline: number;
  /** Refetches the order: only the server knows that it has expired. */
  onEnd: () => void;
}

/** For how many seconds an order can still be paid; at its end it is read until it has ended. */
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
